/** Asks for more than a session where a stolen or forgotten one would do lasting harm (decision F5). */
import type { Context } from 'hono'
import type { AppEnv } from '#server/app-env.ts'
import { HttpError } from '#server/errors.ts'

/** A sign-in this fresh counts as proof by itself. */
const FRESH_MS = 10 * 60_000

export function createRequireProof({ now }: { readonly now: () => Date }) {
  return async (c: Context<AppEnv>): Promise<void> => {
    const { createdAt } = c.get('session')
    if (now().getTime() - Date.parse(createdAt) <= FRESH_MS) return
    throw new HttpError(403, 'proof_needed', 'Please confirm with your password')
  }
}
