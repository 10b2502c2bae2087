/** People: the profile others may see, and the account only they see. */

/** Stands for a person the viewer does not know. */
export const SOMEBODY = '00000000-0000-0000-0000-000000000000'
/** Stands for whoever deleted their account, in what stays with others (F5). */
export const FORMER_MEMBER = '00000000-0000-0000-0000-000000000001'

export const plans = ['free', 'pro', 'ultimate'] as const
export const roles = ['user', 'admin'] as const
export type Plan = (typeof plans)[number]
export type Role = (typeof roles)[number]

/** What partners see of a person. `is_child` is kept by the partnership commands (F7). */
export type User = {
  readonly id: string
  readonly username: string
  readonly email: string
  readonly name: string
  readonly photo_url: string | null
  readonly is_child: boolean
}

/** What only the person sees. The keys are what names and addresses are compared by; they leave the server never. */
export type Account = {
  readonly id: string
  readonly plan: Plan
  readonly role: Role
  /** IANA name; daily and monthly limits count in it (A15). */
  readonly time_zone: string
  readonly created_at: string
  /** The Monday of the newest week whose report was announced, as yyyy-MM-dd. */
  readonly reported_week: string | null
  readonly username_key: string
  readonly email_key: string
}

/** How much a person created on one local day, for the limits of the free plan; deleting does not free it (A17). */
export type Usage = {
  readonly id: string
  readonly user_id: string
  readonly tasks: number
  readonly rewards: number
}

export function firstName(user: Pick<User, 'name'>): string {
  return user.name.split(' ')[0] ?? user.name
}
