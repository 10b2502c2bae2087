/** People: the profile, which others may see, and the account, which only they see. */
import type { RowOf } from '#domain/column.ts'
import { choice, flag, id, moment, optional, text, whole, withDefault } from '#domain/column.ts'
import { MAX_URL } from '#domain/pictures/picture.ts'

/** Stands for a person whom the viewer does not know. */
export const SOMEBODY = '00000000-0000-0000-0000-000000000000'
/** Stands for a person who deleted their account, in rows that others keep (F5). */
export const FORMER_MEMBER = '00000000-0000-0000-0000-000000000001'

export const plans = ['free', 'pro', 'ultimate'] as const
export const roles = ['user', 'admin'] as const
export type Plan = (typeof plans)[number]
export type Role = (typeof roles)[number]

/** The columns of a person that partners see. The partnership commands maintain `is_child` (F7). */
export const userColumns = {
  id: id(),
  username: text(20),
  email: text(254),
  name: text(200),
  photo_url: optional(text(MAX_URL)),
  is_child: withDefault(flag(), false),
  /** Made by a parent, without username, e-mail and password, until the child grows up (K1, K6). */
  is_made: withDefault(flag(), false),
}
export type User = RowOf<typeof userColumns>

/** The longest BCP 47 tag to expect (RFC 5646, 4.4.1). */
export const MAX_LANGUAGE = 35

/** The columns that only the person sees. Names and addresses are compared by keys, which never leave the server. */
export const accountColumns = {
  id: id(),
  plan: choice(plans),
  role: withDefault(choice(roles), 'user'),
  /** An IANA name; daily and monthly limits are counted in this zone (A15). The longest has 32 characters. */
  time_zone: text(64),
  created_at: moment(),
  /** A made child has neither name nor address: both keys are `made:ID` (K1). */
  username_key: text(41),
  email_key: text(254),
  /** The Monday of the newest week with an announced report, as yyyy-MM-dd. */
  reported_week: optional(text(10)),
  /** For a made child: the parent who alone may delete it (K5). */
  made_by: optional(id()),
  /** Whether the app shows only the big buttons (K7). */
  kid_mode: withDefault(flag(), false),
  /** The language as a BCP 47 tag; null for that of the device. */
  language: optional(text(MAX_LANGUAGE)),
  /** The reward that the person saves for; null for the nearest one. */
  goal_id: optional(id()),
}
export type Account = RowOf<typeof accountColumns>

type Reader = { get(table: 'accounts', id: string): Account | null }

/** The time zone of a person; UTC if their account is not known here. */
export function zoneOf(reader: Reader, userId: string): string {
  return reader.get('accounts', userId)?.time_zone ?? 'UTC'
}

/** How much a person created on one local day, or imported in one month, for the limits of the free plan (A17, IM3). */
export const usageColumns = {
  id: id(),
  user_id: id(),
  tasks: withDefault(whole({ min: 0 }), 0),
  rewards: withDefault(whole({ min: 0 }), 0),
  imports: withDefault(whole({ min: 0 }), 0),
}
export type Usage = RowOf<typeof usageColumns>

export function firstName(user: Pick<User, 'name'>): string {
  return user.name.split(' ')[0] ?? user.name
}
