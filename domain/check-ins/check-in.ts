/** Check-ins: the answers that one partner gives about a month with another. Only these two people see them. */
import type { RowOf } from '#domain/column.ts'
import { id, moment, text } from '#domain/column.ts'

export const MAX_ANSWER = 2000

export const checkInColumns = {
  id: id(),
  /** The author of the answers. */
  user_id: id(),
  partner_id: id(),
  /** The month that the answers are about, as yyyy-MM in the author's time zone. */
  month: text(7),
  went_well: text(MAX_ANSWER),
  was_heavy: text(MAX_ANSWER),
  to_change: text(MAX_ANSWER),
  updated_at: moment(),
}
export type CheckIn = RowOf<typeof checkInColumns>
