/** The refusal of a command: its code, a reason, and facts, from which the sentence is made (refusal-texts.ts). */
import type { core } from 'zod/mini'
import type { refusalTexts } from '#domain/refusal-texts.ts'

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
  room_limit: 409,
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

/**
 * The reason (one of those listed for the code in refusal-texts.ts), and facts for a sentence or a remedy, such as who
 * was first and when, or what is needed. Never more than the actor may see.
 */
export type RefusalDetails = Readonly<Record<string, string | number | boolean | null>>

/** A final refusal by a domain rule. Any other error that a command throws is a bug. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
  readonly code: RefusalCode
  readonly details: RefusalDetails | null

  constructor(code: RefusalCode, details: RefusalDetails | null) {
    super(`${code}: ${details?.['reason']}`)
    this.code = code
    this.details = details
  }
}

type Texts = typeof refusalTexts
type Reason<C extends RefusalCode> = keyof Texts[C] & string
/** A sentence that needs facts gets them here; further ones may be given for remedies. */
type Facts<C extends RefusalCode, R extends Reason<C>> = Texts[C][R] extends (
  facts: infer F,
) => string
  ? [facts: F & RefusalDetails]
  : [facts?: RefusalDetails]

/** A refusal for one of the reasons listed for its code. */
export function refusal<C extends RefusalCode, R extends Reason<C>>(
  code: C,
  reason: R,
  ...[facts]: Facts<C, R>
): CommandError {
  return new CommandError(code, { reason, ...facts })
}

/** The refusal of an input for the first bound that it breaks, with the name of the field. */
export function boundRefusal({ issues }: Pick<core.$ZodError, 'issues'>): CommandError {
  const [issue] = issues
  const field = issue?.path.map(String).join('.') ?? ''
  const bound = issue ? boundIn(issue, field || 'input') : 'Invalid input data'
  return refusal('invalid_args', 'bound', { bound, field })
}

/** Only programs meet bounds without a message of their own, and messages that begin with "must": these name the field. */
function boundIn(issue: core.$ZodIssue, field: string): string {
  const { message } = issue
  if (message.startsWith('must ')) return `${field} ${message}`
  if (message !== 'Invalid input') return message
  if (issue.code === 'invalid_type') return `${field} must be of type ${issue.expected}`
  if (issue.code === 'invalid_value')
    return `${field} must be one of ${issue.values.map(String).join(', ')}`
  return `${field} is not valid`
}
