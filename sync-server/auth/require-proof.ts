/** Asks for more than a session where a stolen or forgotten one would do lasting harm (decision F5). */
import type { Context } from 'hono'
import { proof } from '#domain/api.ts'
import type { AppEnv } from '#server/app-env.ts'
import type { CheckOwnPassword } from '#server/auth/own-password.ts'
import { HttpError } from '#server/errors.ts'

/** A sign-in this fresh counts as proof by itself. */
const FRESH_MS = 10 * 60_000

type Deps = { readonly checkOwnPassword: CheckOwnPassword; readonly now: () => Date }

/** Throws unless the caller proved to be the person just now. */
export type RequireProof = (
  c: Context<AppEnv>,
  body: Readonly<Record<string, unknown>>,
) => Promise<void>

/** A password that is given has to be right, however fresh the sign-in is. */
export function createRequireProof({ checkOwnPassword, now }: Deps): RequireProof {
  return async (c, body) => {
    const { password } = proof.parse(body)
    if (password !== undefined)
      return void (await checkOwnPassword(c, { password, field: 'password' }))
    const { createdAt } = c.get('session')
    if (now().getTime() - Date.parse(createdAt) < FRESH_MS) return
    throw new HttpError(403, 'proof_needed', 'Please confirm with your password')
  }
}
