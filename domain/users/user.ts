/** People: the profile others may see, and the account only they see. */
import * as z from 'zod/mini'
import { text } from '#domain/text.ts'

export const plans = ['free', 'pro', 'ultimate'] as const
export const roles = ['user', 'admin'] as const
export type Plan = (typeof plans)[number]
export type Role = (typeof roles)[number]

/** What partners see of a person. `is_child` is kept by the partnership commands (decision F7). */
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
  /** IANA name; daily and monthly limits count in it (decision A15). */
  readonly time_zone: string
  readonly created_at: string
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

export const username = text({
  min: { length: 3, message: 'Username must be at least 3 characters' },
  max: { length: 20, message: 'Username must be at most 20 characters' },
})

export const email = z.pipe(
  text({ max: { length: 254, message: 'Please enter a valid email address' } }),
  z.email('Please enter a valid email address'),
)

export const displayName = text({
  min: { length: 2, message: 'Name must be at least 2 characters' },
  max: { length: 200, message: 'Name cannot exceed 200 characters' },
})

export const timeZone = z
  .string('Please choose a time zone')
  .check(z.refine(isTimeZone, 'Please choose a time zone'))

/** A picture by address: http(s), or a path of this app. */
export const pictureUrl = z.pipe(
  text({ max: { length: 2048, message: 'Please enter a valid URL' } }),
  z.string().check(z.refine(isPictureUrl, 'Please enter a valid URL')),
)

export const planName = z.enum(plans, 'Please choose a plan')

export function firstName(user: Pick<User, 'name'>): string {
  return user.name.split(' ')[0] ?? user.name
}

function isPictureUrl(value: string): boolean {
  return /^https?:\/\/[^\s/]+(\/\S*)?$/i.test(value) || /^\/(?![/\\])\S*$/.test(value)
}

function isTimeZone(value: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
