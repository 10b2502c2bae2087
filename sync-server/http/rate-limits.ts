/** How often an address or an account may try; beyond it 429 with Retry-After. */
import type { Context } from 'hono'
import type { AppEnv } from '#server/app-env.ts'
import { HttpError } from '#server/errors.ts'
import type { ClientAddress } from '#server/http/client-address.ts'
import { createMissLimit, createTokenBucket } from '#server/http/token-bucket.ts'
import type { Log } from '#server/log.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND

export type RateLimits = {
  /** Every call of the API. */
  general(c: Context<AppEnv>): void
  register(c: Context<AppEnv>): void
  invite(c: Context<AppEnv>): void
  /** Every time the password of the one who is signed in is checked. */
  passwordChange(c: Context<AppEnv>): void
  passwordReset(c: Context<AppEnv>): void
  /** Counts a sign-in as a miss before its password is checked, so that many at once do not slip through. */
  loginTried(c: Context<AppEnv>, account: string): void
  loginSucceeded(c: Context<AppEnv>, account: string): void
}

type Deps = {
  readonly clientAddress: ClientAddress
  readonly log: Log
  readonly now: () => Date
  readonly isOn: boolean
}

// oxlint-disable-next-line max-lines-per-function -- a factory: what it returns shares its buckets
export function createRateLimits({ clientAddress, log, now, isOn }: Deps): RateLimits {
  if (!isOn) return unlimited
  const limits = createLimits(now)

  function enforce(c: Context<AppEnv>, limit: string, waitMs: number): void {
    if (waitMs <= 0) return
    const seconds = Math.ceil(waitMs / SECOND)
    log.warn('throttled', {
      request: c.get('requestId'),
      limit,
      address: clientAddress(c),
      seconds,
    })
    c.header('Retry-After', String(seconds))
    throw new HttpError(
      429,
      'rate_limited',
      `Too many attempts. Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
      { seconds },
    )
  }

  return {
    general: (c) => enforce(c, 'general', limits.general.take(clientAddress(c))),
    register: (c) => enforce(c, 'register', limits.register.take(clientAddress(c))),
    invite: (c) => enforce(c, 'invite', limits.invite.take(c.get('session').userId)),
    passwordChange: (c) =>
      enforce(c, 'password', limits.passwordChange.take(c.get('session').userId)),
    passwordReset: (c) => enforce(c, 'reset', limits.passwordReset.take(clientAddress(c))),
    loginTried(c, account) {
      const address = clientAddress(c)
      enforce(c, 'login', limits.loginMisses.take(`${account} ${address}`))
      enforce(c, 'login address', limits.loginAddress.take(address))
      enforce(c, 'login account', limits.loginAccount.take(account))
    },
    loginSucceeded(c, account) {
      const address = clientAddress(c)
      limits.loginMisses.forget(`${account} ${address}`)
      limits.loginAddress.giveBack(address)
      limits.loginAccount.giveBack(account)
    },
  }
}

function createLimits(now: () => Date) {
  const bucket = (burst: number, everyMs: number) => createTokenBucket({ burst, everyMs }, now)
  return {
    general: bucket(300, (10 * SECOND) / 300),
    register: bucket(100, 10 * SECOND),
    invite: bucket(20, MINUTE),
    passwordChange: bucket(10, MINUTE),
    passwordReset: bucket(20, 10 * SECOND),
    loginAddress: bucket(20, 5 * SECOND),
    loginAccount: bucket(200, 30 * SECOND),
    // By account and address: a stranger's misses must not shut out the owner.
    loginMisses: createMissLimit(
      { free: 10, firstWaitMs: MINUTE, maxWaitMs: 15 * MINUTE, forgetMs: 60 * MINUTE },
      now,
    ),
  }
}

const unlimited: RateLimits = {
  general() {},
  register() {},
  invite() {},
  passwordChange() {},
  passwordReset() {},
  loginTried() {},
  loginSucceeded() {},
}
