/** Requires more than a session for calls in which a stolen or forgotten one would do lasting harm (F5). */
import type { Context } from 'hono'
import { proof } from '#domain/api.ts'
import type { AppEnv } from '#server/app-env.ts'
import type { Credentials } from '#server/auth/credentials.ts'
import type { CheckOwnPassword } from '#server/auth/own-password.ts'
import { wrongPassword } from '#server/auth/own-password.ts'
import type { CheckOwnPasskey } from '#server/auth/passkeys/passkey-proof.ts'
import { notSignedIn } from '#server/auth/require-session.ts'
import type { Sessions } from '#server/auth/sessions.ts'
import { HttpError } from '#server/errors.ts'

/** A sign-in this recent counts as proof by itself. */
const FRESH_MS = 10 * 60_000

type Deps = {
  readonly checkOwnPassword: CheckOwnPassword
  readonly checkOwnPasskey: CheckOwnPasskey
  readonly credentials: Credentials
  readonly sessions: Sessions
  readonly now: () => Date
}

/** To be called first in the commit that needs it: throws if the password, passkey or session has ended since. */
export type Proof = () => void

/** Throws unless the caller has just proved their identity. */
export type RequireReauth = (
  c: Context<AppEnv>,
  body: Readonly<Record<string, unknown>>,
) => Promise<Proof>

/** If a password or passkey is given, it must be right, no matter how recent the sign-in is (A21). */
export function createRequireReauth({
  checkOwnPassword,
  checkOwnPasskey,
  credentials,
  sessions,
  now,
}: Deps): RequireReauth {
  return async (c, body) => {
    const { password, passkey } = proof.parse(body)
    const { userId, tokenHash, createdAt } = c.get('session')
    if (password !== undefined) {
      const checked = await checkOwnPassword(c, { password, field: 'password' })
      return () => {
        if (!credentials.isCurrent(userId, checked)) throw wrongPassword('password')
      }
    }
    if (passkey !== undefined) return checkOwnPasskey(c, passkey)
    // A sign-in in the future happened before the clock was set back.
    if (Math.abs(now().getTime() - Date.parse(createdAt)) >= FRESH_MS)
      throw new HttpError(403, 'proof_needed', 'Please confirm that it is you')
    return () => {
      if (!sessions.isOpen(tokenHash)) throw notSignedIn()
    }
  }
}
