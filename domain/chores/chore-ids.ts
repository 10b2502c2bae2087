/** The ids that a chore determines: the same on every device, so that two without a network touch one row (C2). */
import { derivedId } from '#domain/derived-id.ts'

/** The id of an occurrence's row, from its chore and its slot, yyyy-MM-dd. */
export function occurrenceId(choreId: string, slot: string): string {
  return derivedId('chore', choreId, slot)
}

/** The id of a person's seat. */
export function seatId(choreId: string, person: string): string {
  return derivedId('seat', choreId, person)
}
