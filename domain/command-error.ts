/** The refusal of a command: a code for programs, a message for people, details for remedies. */

/** The codes with which a command can be refused, and their HTTP status on the REST endpoint. */
export const refusalStatus = {
  invalid_args: 400,
  forbidden: 403,
  not_partner: 403,
  limit_reached: 403,
  loan_limit: 403,
  plan_needed: 403,
  not_found: 404,
  gone: 404,
  already_completed: 409,
  already_decided: 409,
  already_invited: 409,
  claimed: 409,
  not_claimed: 409,
  not_completed: 409,
  not_approved: 409,
  already_redeemed: 409,
  last_admin: 409,
  name_taken: 409,
  not_open: 409,
  steps_open: 409,
  photo_needed: 409,
  skip_limit: 409,
  chore_limit: 409,
  reward_limit: 409,
  online_only: 409,
  insufficient_points: 409,
  price_changed: 409,
  too_late: 409,
  id_conflict: 409,
  too_old: 409,
  server_error: 500,
} as const

export type RefusalCode = keyof typeof refusalStatus

/** Facts for a remedy or a message, such as who was first and when, or what is needed. Never more than the actor may see. */
export type RefusalDetails = Readonly<Record<string, string | number | boolean | null>>

/** A final refusal by a domain rule. Any other error that a command throws is a bug. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
  readonly code: RefusalCode
  readonly details: RefusalDetails | null

  constructor(code: RefusalCode, message: string, details: RefusalDetails | null = null) {
    super(message)
    this.code = code
    this.details = details
  }
}
