/** Proves with a passkey that the caller is the signed-in person (A21). */
import type { Context } from 'hono'
import type { Assertion } from '#domain/users/passkey.ts'
import type { AppEnv } from '#server/app-env.ts'
import type { Config } from '#server/config.ts'
import type { RateLimits } from '#server/http/rate-limits.ts'
import type { Log } from '#server/log.ts'
import type { CheckPasskey } from './check-passkey.ts'
import { passkeyRefused } from './check-passkey.ts'
import { relyingPartyOf } from './relying-party.ts'
import type { StoredPasskeys } from './stored-passkeys.ts'

type Deps = {
  readonly checkPasskey: CheckPasskey
  readonly storedPasskeys: StoredPasskeys
  readonly config: Config
  readonly limits: RateLimits
  readonly log: Log
}

/** Resolves with a check to be called first in the commit that relies on it: it uses up the challenge. */
export type CheckOwnPasskey = (c: Context<AppEnv>, proof: Assertion) => Promise<() => void>

export function createCheckOwnPasskey(deps: Deps): CheckOwnPasskey {
  const { checkPasskey, storedPasskeys, config, limits, log } = deps
  return async (c, proof) => {
    limits.passwordChange(c)
    const { userId, tokenHash } = c.get('session')
    const passkey = storedPasskeys.findByCredential(proof.id)
    const refused = (error: unknown): never => {
      log.warn('wrong_passkey', { request: c.get('requestId'), user: userId })
      throw error
    }
    if (passkey?.user_id !== userId) return refused(passkeyRefused('unknown'))
    const expected = { purpose: `prove in ${tokenHash}`, party: relyingPartyOf(c, config) } as const
    return checkPasskey.ofKnown(proof, passkey, expected).catch(refused)
  }
}
