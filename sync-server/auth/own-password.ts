/** Checks the password of the signed-in person for calls that need more than a session. Guessing is throttled. */
import type { Context } from 'hono'
import type { AppEnv } from '#server/app-env.ts'
import type { Credentials } from '#server/auth/credentials.ts'
import type { Passwords } from '#server/auth/password.ts'
import { HttpError } from '#server/errors.ts'
import type { RateLimits } from '#server/http/rate-limits.ts'
import type { Log } from '#server/log.ts'

type Deps = {
  readonly credentials: Credentials
  readonly passwords: Passwords
  readonly limits: RateLimits
  readonly log: Log
}
type Typed = { readonly password: string; readonly field: string }

/** Resolves with the stored hash that matched; otherwise throws 403, as 401 would mean that the session has ended. */
export type CheckOwnPassword = (c: Context<AppEnv>, typed: Typed) => Promise<string>

export function createCheckOwnPassword(deps: Deps): CheckOwnPassword {
  const { credentials, passwords, limits, log } = deps
  return async (c, { password, field }) => {
    passwords.expectRoom()
    limits.passwordChange(c)
    const { userId } = c.get('session')
    const stored = credentials.findById(userId)?.passwordHash ?? null
    const isRight = await passwords.verify(stored, password)
    if (stored !== null && isRight) return stored
    log.warn('wrong_password', { request: c.get('requestId'), user: userId })
    throw wrongPassword(field)
  }
}

export function wrongPassword(field: string): HttpError {
  const which = field === 'currentPassword' ? 'Current password' : 'Password'
  return new HttpError(403, 'wrong_password', `${which} is incorrect`).with({ field })
}
