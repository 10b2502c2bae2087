/** Requires more than a session where a stolen or forgotten one would do lasting harm (F5). */
import type { Context } from 'hono'
import { proof } from '#domain/api.ts'
import type { AppEnv } from '#server/app-env.ts'
import type { Credentials } from '#server/auth/credentials.ts'
import type { CheckOwnPassword } from '#server/auth/own-password.ts'
import { wrongPassword } from '#server/auth/own-password.ts'
import { notSignedIn } from '#server/auth/require-session.ts'
import type { Sessions } from '#server/auth/sessions.ts'
import { HttpError } from '#server/errors.ts'

/** A sign-in this recent counts as proof by itself. */
const FRESH_MS = 10 * 60_000

type Deps = {
  readonly checkOwnPassword: CheckOwnPassword
  readonly credentials: Credentials
  readonly sessions: Sessions
  readonly now: () => Date
}

/** To be called first in the commit that needs the proof: throws if the password or the session ended since. */
export type Proof = () => void

/** Throws unless the caller has just proved their identity. */
export type RequireReauth = (
  c: Context<AppEnv>,
  body: Readonly<Record<string, unknown>>,
) => Promise<Proof>

/** A given password must be right, however recent the sign-in. */
export function createRequireReauth({
  checkOwnPassword,
  credentials,
  sessions,
  now,
}: Deps): RequireReauth {
  return async (c, body) => {
    const { password } = proof.parse(body)
    const { userId, tokenHash, createdAt } = c.get('session')
    if (password !== undefined) {
      const checked = await checkOwnPassword(c, { password, field: 'password' })
      return () => {
        if (!credentials.isCurrent(userId, checked)) throw wrongPassword('password')
      }
    }
    if (now().getTime() - Date.parse(createdAt) >= FRESH_MS)
      throw proofNeeded(credentials.findById(userId)?.passwordHash ?? null)
    return () => {
      if (!sessions.isOpen(tokenHash)) throw notSignedIn()
    }
  }
}

function proofNeeded(passwordHash: string | null): HttpError {
  const how = passwordHash === null ? 'sign in again' : 'confirm with your password'
  return new HttpError(403, 'proof_needed', `Please ${how}`)
}
