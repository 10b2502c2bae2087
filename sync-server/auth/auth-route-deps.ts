/** The dependencies of the routes for authentication. */
import type { ChildCodes } from '#server/auth/child-codes.ts'
import type { SessionCookies } from '#server/auth/cookies.ts'
import type { Credentials } from '#server/auth/credentials.ts'
import type { DeletedAccounts } from '#server/auth/deleted-accounts.ts'
import type { FinishGrowingUp } from '#server/auth/grow-up.ts'
import type { KnownDevices } from '#server/auth/known-devices.ts'
import type { CheckOwnPassword } from '#server/auth/own-password.ts'
import type { Challenges } from '#server/auth/passkeys/challenges.ts'
import type { CheckPasskey } from '#server/auth/passkeys/check-passkey.ts'
import type { CheckOwnPasskey } from '#server/auth/passkeys/passkey-proof.ts'
import type { StoredPasskeys } from '#server/auth/passkeys/stored-passkeys.ts'
import type { Passwords } from '#server/auth/password.ts'
import type { Members } from '#server/auth/register-member.ts'
import type { RequireReauth } from '#server/auth/require-proof.ts'
import type { ResetLinks } from '#server/auth/reset-links.ts'
import type { Sessions } from '#server/auth/sessions.ts'
import type { Config } from '#server/config.ts'
import type { ClientAddress } from '#server/http/client-address.ts'
import type { RateLimits } from '#server/http/rate-limits.ts'
import type { Log } from '#server/log.ts'
import type { StoredTokens } from '#server/programs/stored-tokens.ts'
import type { RowStore } from '#server/store/row-store.ts'
import type { Writer } from '#server/store/writer.ts'

export type AuthRouteDeps = {
  readonly config: Config
  readonly log: Log
  readonly sessions: Sessions
  readonly cookies: SessionCookies
  readonly passwords: Passwords
  readonly credentials: Credentials
  readonly members: Members
  readonly resetLinks: ResetLinks
  readonly childCodes: ChildCodes
  /** Throws if people have to sign in by the provider, unless it does not answer: then a one-time link helps (A7). */
  readonly refuseWithoutPasswords: () => Promise<void>
  readonly finishGrowingUp: FinishGrowingUp
  readonly store: RowStore
  readonly writer: Writer
  readonly deletedAccounts: DeletedAccounts
  readonly checkOwnPassword: CheckOwnPassword
  readonly challenges: Challenges
  readonly checkPasskey: CheckPasskey
  readonly storedPasskeys: StoredPasskeys
  readonly checkOwnPasskey: CheckOwnPasskey
  readonly requireReauth: RequireReauth
  readonly storedTokens: StoredTokens
  readonly knownDevices: KnownDevices
  readonly limits: RateLimits
  readonly clientAddress: ClientAddress
  readonly now: () => Date
}
