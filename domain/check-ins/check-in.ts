/** Check-ins: what one partner answers in the monthly talk with another. Seen by these two alone. */

export type CheckIn = {
  readonly id: string
  /** Whose answers these are. */
  readonly user_id: string
  readonly partner_id: string
  /** The month they look back on, as yyyy-MM in the author's time zone. */
  readonly month: string
  readonly went_well: string
  readonly was_heavy: string
  readonly to_change: string
  readonly updated_at: string
}

export const MAX_ANSWER = 2000
