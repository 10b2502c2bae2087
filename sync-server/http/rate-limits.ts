/** Rate limits per address and account; beyond them 429 with Retry-After. */
import type { Context } from 'hono'
import type { AppEnv } from '#server/app-env.ts'
import { HttpError } from '#server/errors.ts'
import type { ClientAddress, Networks } from '#server/http/client-address.ts'
import { networksAround } from '#server/http/client-address.ts'
import { createMemoryLimitStore, createStoredLimitStore } from '#server/http/limit-store.ts'
import type { Limit } from '#server/http/token-bucket.ts'
import { createMemory, createMissLimit, createTokenBucket } from '#server/http/token-bucket.ts'
import type { Log } from '#server/log.ts'
import type { Database } from '#server/store/database.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
/** This part of an account's total is reserved for neighbourhoods without a miss in the last day. */
const LEFT_TO_NEW = 50

/** A password is tried for this name. */
export type SignIn = {
  readonly name: string
  /** The id of a device on which the account signed in before; null for an unknown device. */
  readonly device: string | null
}

export type RateLimits = {
  /** Every call of the API. */
  general(c: Context<AppEnv>): void
  register(c: Context<AppEnv>): void
  invite(c: Context<AppEnv>): void
  /** Every look at an invitation by its link. */
  invitation(c: Context<AppEnv>): void
  /** Every check of the signed-in person's password. */
  passwordChange(c: Context<AppEnv>): void
  passwordReset(c: Context<AppEnv>): void
  /** Every reading of a calendar by its link. */
  calendar(c: Context<AppEnv>, link: string): void
  /** Every step of a sign-in by the provider that may send it a request. */
  provider(c: Context<AppEnv>): void
  /** Every test of a push or webhook by the signed-in person: each makes this server send a request to the outside. */
  test(c: Context<AppEnv>): void
  /** Counts a try of a child's code as wrong before it is looked up; returns a function to call if it was right. */
  childCode(c: Context<AppEnv>): () => void
  /**
   * Counts a sign-in as a miss before its password is checked, so that many at once cannot evade the limit. Returns a
   * function to call if it was right. A refused try is not counted anywhere.
   */
  signIn(c: Context<AppEnv>, tried: SignIn): () => void
}

type Deps = {
  readonly database: Database
  /** The key for the hashes of names and addresses. */
  readonly secret: string
  readonly clientAddress: ClientAddress
  readonly log: Log
  readonly now: () => Date
  readonly isOn: boolean
}

/** One count for a try; `leave` is the number of places reserved for others. */
type Charge = {
  readonly name: string
  readonly limit: Limit
  readonly key: string
  readonly leave?: number
}

export function createRateLimits(deps: Deps): RateLimits {
  return deps.isOn ? createLimiters(deps) : unlimited
}

function createLimiters(deps: Deps): RateLimits {
  const { clientAddress, database, log } = deps
  const limits = createLimits(deps)

  /** All or none: a refused request uses up nothing. */
  function enforce(c: Context<AppEnv>, ...charges: readonly Charge[]): void {
    database.engine.atOnce(() => {
      const looks = database.engine.batch(
        charges.map(({ name, limit, key, leave }) => () => ({ name, ...limit.look(key, leave) })),
      )
      for (const { name, waitMs } of looks) refuse(c, name, waitMs)
      for (const { take } of looks) take()
    })
  }

  function refuse(c: Context<AppEnv>, limit: string, waitMs: number): void {
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
    ).with({ seconds })
  }

  function chargesOf({ name, device }: SignIn, networks: Networks): readonly Charge[] {
    const { misses, site, neighbourhood, addresses, accounts, accountsOnKnown } = limits
    if (device !== null)
      return [
        { name: 'login device', limit: misses, key: `${name} on ${device}` },
        { name: 'login account', limit: accountsOnKnown, key: name },
      ]
    const isNew = !limits.missed.has(`${name} ${networks.neighbourhood}`)
    return [
      { name: 'login', limit: misses, key: `${name} ${networks.place}` },
      { name: 'login network', limit: site, key: `${name} ${networks.site}` },
      { name: 'login network', limit: neighbourhood, key: `${name} ${networks.neighbourhood}` },
      { name: 'login address', limit: addresses.place, key: networks.place },
      { name: 'login address', limit: addresses.site, key: networks.site },
      { name: 'login address', limit: addresses.neighbourhood, key: networks.neighbourhood },
      { name: 'login account', limit: accounts, key: name, leave: isNew ? 0 : LEFT_TO_NEW },
    ]
  }

  const perAddress = (name: string, limit: Limit) => (c: Context<AppEnv>) =>
    enforce(c, { name, limit, key: clientAddress(c) })
  const perPerson = (name: string, limit: Limit) => (c: Context<AppEnv>) =>
    enforce(c, { name, limit, key: c.get('session').userId })

  return {
    general: perAddress('general', limits.general),
    register: perAddress('register', limits.register),
    invite: perPerson('invite', limits.invite),
    invitation: perAddress('invitation', limits.invitation),
    passwordChange: perPerson('password', limits.passwordChange),
    passwordReset: perAddress('reset', limits.passwordReset),
    provider: perAddress('provider', limits.provider),
    calendar: (c, link) => enforce(c, { name: 'calendar', limit: limits.calendar, key: link }),
    test: perPerson('test', limits.test),
    childCode(c) {
      const key = networksAround(clientAddress(c)).place
      enforce(c, { name: 'code', limit: limits.childCode, key })
      return () => limits.childCode.giveBack(key)
    },
    signIn(c, tried) {
      const networks = networksAround(clientAddress(c))
      const charges = chargesOf(tried, networks)
      enforce(c, ...charges)
      const from = `${tried.name} ${networks.neighbourhood}`
      const hadMissed = limits.missed.has(from)
      if (tried.device === null) limits.missed.add(from)
      return () =>
        database.engine.atOnce(() => {
          for (const { limit, key } of charges) limit.giveBack(key)
          if (!hadMissed) limits.missed.forget(from)
        })
    },
  }
}

function createLimits({ database, secret, now }: Deps) {
  const storeOf = createStoredLimitStore(database, secret)
  const bucket = (name: string, burst: number, everyMs: number) =>
    createTokenBucket({ burst, everyMs }, { store: storeOf(name), now })
  const general = { burst: 300, everyMs: (10 * SECOND) / 300 }
  return {
    // A row in the database for every request would cost more than the requests: each process keeps its own counts.
    general: createTokenBucket(general, { store: createMemoryLimitStore(), now }),
    register: bucket('register', 100, 10 * SECOND),
    invite: bucket('invite', 20, MINUTE),
    invitation: bucket('invitation', 30, 10 * SECOND),
    passwordChange: bucket('password', 10, MINUTE),
    passwordReset: bucket('reset', 20, 10 * SECOND),
    provider: bucket('provider', 40, 3 * SECOND),
    // Sixty an hour (A42).
    calendar: bucket('calendar', 60, MINUTE),
    test: bucket('test', 5, MINUTE),
    // Five wrong ones a minute (K3).
    childCode: bucket('code', 5, 12 * SECOND),
    // For one name: by known device, otherwise by address and by the networks around it. Each wider network allows more
    // than a narrower one can use up, so that a guesser is slowed down and a neighbour is not locked out.
    misses: createMissLimit(
      { free: 10, firstWaitMs: MINUTE, maxWaitMs: 15 * MINUTE, forgetMs: 60 * MINUTE },
      { store: storeOf('misses'), now },
    ),
    site: bucket('site', 20, 5 * MINUTE),
    neighbourhood: bucket('neighbourhood', 40, 2 * MINUTE),
    // For one name from everywhere: 200 at once, then 100 an hour. Known devices have their own limit.
    accounts: bucket('accounts', 200, 36 * SECOND),
    accountsOnKnown: bucket('accounts on known', 200, 36 * SECOND),
    missed: createMemory(24 * 60 * MINUTE, { store: storeOf('missed'), now }),
    // For all names.
    addresses: {
      place: bucket('place of all', 20, 5 * SECOND),
      site: bucket('site of all', 40, 2.5 * SECOND),
      neighbourhood: bucket('neighbourhood of all', 80, 1.25 * SECOND),
    },
  }
}

const unlimited: RateLimits = {
  general() {},
  register() {},
  invite() {},
  invitation() {},
  passwordChange() {},
  passwordReset() {},
  provider() {},
  calendar() {},
  test() {},
  childCode: () => () => {},
  signIn: () => () => {},
}
