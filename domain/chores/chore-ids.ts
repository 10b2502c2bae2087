/** The ids that a chore gives: the same on every device, so that two of them without a network touch one row (C2). */
import { derivedId } from '#domain/derived-id.ts'

/** The id of the row of an occurrence: of its chore and its slot, yyyy-MM-dd. */
export function occurrenceId(choreId: string, slot: string): string {
  return derivedId('chore', choreId, slot)
}

/** The id of a person's seat. */
export function seatId(choreId: string, person: string): string {
  return derivedId('seat', choreId, person)
}
