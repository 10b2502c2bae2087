/** Calls that are not commands: method, path, request and response, for server and web alike. */
import * as z from 'zod/mini'
import { partnershipRoles } from '#domain/partnerships/partnership.ts'
import { assertion } from '#domain/users/passkey.ts'
import {
  displayName,
  email,
  planName,
  timeZone,
  typedUsername,
  username,
} from '#domain/users/user-fields.ts'
import { plans, roles } from '#domain/users/user.ts'

/** Minimum length of a new password, when registering and when changing it (A8). */
export const passwordMinimum = { registering: 8, changing: 6 } as const
/** Longer passwords are refused before they are hashed. */
export const PASSWORD_MAXIMUM = 512

export type Call = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** `:id` stands for an id, `:hash` for a SHA-256. */
  readonly path: `/api/${string}`
  /** For the API reference. */
  readonly summary: string
  /** Null if the call has no body. */
  readonly request: z.ZodMiniType | null
  readonly response: z.ZodMiniType
  /** The query parameters. */
  readonly query?: z.ZodMiniObject
  /** Needs no session. */
  readonly isOpen?: true
  /** The media type of a response that is not JSON. */
  readonly type?: string
}
export type CallRequest<C extends Call> = C['request'] extends z.ZodMiniType
  ? z.input<C['request']>
  : undefined
export type CallResponse<C extends Call> = z.output<C['response']>

/** A password as typed: not trimmed, not normalised, with its case. */
export const newPassword = passwordOf(
  passwordMinimum.registering,
  'Password must be at least 8 characters',
)
const changedPassword = passwordOf(
  passwordMinimum.changing,
  'New password must be at least 6 characters',
)

/** Proves the person's identity, besides the session, for risky calls; may be left out shortly after signing in (F5). */
export const proof = z.object({
  password: z.optional(typedPassword('Password')),
  passkey: z.optional(assertion),
})

const role = z.enum(roles)
const sessionUser = z.object({ id: z.string(), role })
/** A person's points (P1). */
export const pointTotals = z.object({
  total: z.number(),
  available: z.number(),
  redeemed: z.number(),
  loaned: z.number(),
})
export const signedIn = z.object({
  user: z.object({ id: z.string(), username: z.string(), name: z.string(), role }),
})

/** The device of a session, as its browser describes itself. */
export const signedInWith = z.object({
  /** As text in English. */
  device: z.string(),
  /** Null if it is none of the known ones. */
  browser: z.nullable(z.string()),
  /** The operating system; null if unknown, like the browser. */
  system: z.nullable(z.string()),
})
export type SignedInWith = z.output<typeof signedInWith>

export const api = {
  session: {
    method: 'GET',
    path: '/api/auth/session',
    summary: 'Who is signed in',
    request: null,
    response: z.object({ user: sessionUser }),
  },
  login: {
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Sign in',
    isOpen: true,
    request: z.object({
      username: typedUsername,
      password: typedPassword('Password'),
    }),
    response: signedIn,
  },
  register: {
    method: 'POST',
    path: '/api/auth/register',
    summary: 'Create an account and sign in',
    isOpen: true,
    request: z.object({
      username,
      email,
      password: newPassword,
      name: displayName,
      plan: z._default(planName, 'free'),
      time_zone: z._default(timeZone, 'UTC'),
      /** The token of an invitation's link; required if REGISTRATION=invite. */
      invitation: z.optional(z.string().check(z.maxLength(100))),
    }),
    response: signedIn,
  },
  logout: {
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'Sign out',
    isOpen: true,
    request: null,
    response: z.object({}),
  },
  resetPassword: {
    method: 'POST',
    path: '/api/auth/reset-password',
    summary: 'Set a new password with a one-time link',
    isOpen: true,
    request: z.object({
      token: z.string().check(z.minLength(1), z.maxLength(100)),
      newPassword: changedPassword,
    }),
    response: z.object({}),
  },
  invitation: {
    method: 'POST',
    path: '/api/invitations/look',
    summary: 'Who sent an open invitation, for whoever holds its link',
    isOpen: true,
    request: z.object({ token: z.string().check(z.minLength(1), z.maxLength(100)) }),
    response: z.object({
      inviter: z.object({
        name: z.string(),
        /** A data URL. */
        picture: z.nullable(z.string()),
      }),
      role: z.enum(partnershipRoles),
    }),
  },
  changePassword: {
    method: 'PATCH',
    path: '/api/users/me/password',
    summary: 'Change your password, proven by it or by a passkey; every other session ends',
    request: z
      .object({
        currentPassword: z.optional(typedPassword('Current password')),
        passkey: z.optional(assertion),
        newPassword: changedPassword,
      })
      .check(
        z.refine(
          ({ currentPassword, passkey }) => currentPassword !== undefined || passkey !== undefined,
          { error: 'Current password is required', path: ['currentPassword'] },
        ),
      ),
    response: z.object({}),
  },
  sessions: {
    method: 'GET',
    path: '/api/auth/sessions',
    summary: 'Where you are signed in',
    request: null,
    response: z.object({
      sessions: z.array(
        z.object({
          id: z.string(),
          ...signedInWith.shape,
          created_at: z.string(),
          /** Precise to the day: a session in use updates it once a day. */
          last_seen_at: z.string(),
          is_current: z.boolean(),
        }),
      ),
    }),
  },
  endSession: {
    method: 'DELETE',
    path: '/api/auth/sessions/:id',
    summary: 'Sign out one of your sessions',
    request: null,
    response: z.object({}),
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/api/auth/sessions',
    summary: 'Sign out everywhere but here',
    request: null,
    response: z.object({}),
  },
  me: {
    method: 'GET',
    path: '/api/users/me',
    summary: 'Your profile and points',
    request: null,
    response: z.object({
      user: z.looseObject({
        id: z.string(),
        username: z.string(),
        email: z.string(),
        name: z.string(),
        photo_url: z.nullable(z.string()),
        is_child: z.boolean(),
        is_made: z.boolean(),
        child_of: z.nullable(z.string()),
        goal_id: z.nullable(z.string()),
        plan: z.enum(plans),
        role,
        time_zone: z.string(),
        created_at: z.string(),
      }),
      points: pointTotals,
    }),
  },
} as const satisfies Readonly<Record<string, Call>>

/** The current password, as proof of identity. */
function typedPassword(called: string) {
  const required = `${called} is required`
  return z
    .string(required)
    .check(
      z.minLength(1, required),
      z.maxLength(PASSWORD_MAXIMUM, `${called} must be at most ${PASSWORD_MAXIMUM} characters`),
    )
}

function passwordOf(minimum: number, tooShort: string) {
  return z.string(tooShort).check(
    z.maxLength(PASSWORD_MAXIMUM, `Password must be at most ${PASSWORD_MAXIMUM} characters`),
    z.refine((typed) => Array.from(typed).length >= minimum, tooShort),
  )
}
