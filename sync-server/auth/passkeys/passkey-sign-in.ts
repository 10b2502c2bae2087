/** A passkey as the proof of a person who is not signed in: to sign in (A20), or to connect their account (A24). */
import type { Context } from 'hono'
import type { Assertion } from '#domain/users/passkey.ts'
import type { AppEnv } from '#server/app-env.ts'
import type { AuthRouteDeps } from '#server/auth/auth-route-deps.ts'
import { passkeyRefused } from './check-passkey.ts'
import { relyingPartyOf } from './relying-party.ts'

export type ProvenOwner = {
  readonly userId: string
  /** To be called first in the commit that relies on it: it uses up the challenge. */
  readonly within: () => void
}

/** Counted like a sign-in. */
export async function ownerByPasskey(
  c: Context<AppEnv>,
  proof: Assertion,
  deps: AuthRouteDeps,
): Promise<ProvenOwner> {
  const { checkPasskey, storedPasskeys, knownDevices, limits, log } = deps
  const passkey = storedPasskeys.findByCredential(proof.id)
  const device = passkey && knownDevices.nameFor(c, passkey.user_id)
  // Counted separately from the username, so that guessing the password does not keep the passkey out.
  const succeeded = limits.signIn(c, { name: `passkey ${proof.id}`, device })
  const failed = (error: unknown): never => {
    log.warn('login_failed', { request: c.get('requestId'), address: deps.clientAddress(c) })
    throw error
  }
  if (passkey === null) return failed(passkeyRefused('unknown'))
  const expected = { purpose: 'sign in', party: relyingPartyOf(c, deps.config) } as const
  const within = await checkPasskey.ofKnown(proof, passkey, expected).catch(failed)
  succeeded()
  return { userId: passkey.user_id, within }
}
