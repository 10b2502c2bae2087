/** Passwords: argon2id hashes, a few at a time, and a check that takes equally long for unknown names. */
import { randomBytes } from 'node:crypto'
import { hash as argon2, verify as argon2Verify } from '@node-rs/argon2'
import { PASSWORD_MAXIMUM } from '#domain/api.ts'
import { HttpError } from '#server/errors.ts'

/** OWASP's minimum for argon2id, which is the library's default algorithm. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
const PREFIX = '$argon2id$v=19$m=19456,t=2,p=1$'
/** Each hash takes 19 MiB and a thread of the pool while it runs. */
const AT_ONCE = 4
const MAX_WAITING = 200

export type Passwords = {
  /** Throws 503 if so many wait that the next one is refused, which must not count as a wrong try of its owner. */
  expectRoom(): void
  hash(password: string): Promise<string>
  /** Takes equally long if there is no hash to compare with. */
  verify(stored: string | null, password: string): Promise<boolean>
  /** Whether the hash has outdated parameters and is renewed at the next sign-in. */
  isOutdated(stored: string): boolean
}

export function createPasswords(): Passwords {
  const { expectRoom, inTurn } = createQueue()
  let decoy: Promise<string> | null = null

  function hash(password: string): Promise<string> {
    if (password.length > PASSWORD_MAXIMUM)
      throw new Error('The password was not bounded before hashing')
    return inTurn(() => argon2(password, parameters))
  }

  return {
    expectRoom,
    hash,
    async verify(stored, password) {
      decoy ??= hash(randomBytes(16).toString('hex'))
      const against = stored ?? (await decoy)
      const isRight = await inTurn(() => argon2Verify(against, password))
      return isRight && stored !== null
    },
    isOutdated: (stored) => !stored.startsWith(PREFIX),
  }
}

/** Runs a few at once; the rest wait in order. Beyond a bound they are refused. */
function createQueue() {
  const waiting: (() => void)[] = []
  let running = 0

  function expectRoom(): void {
    if (waiting.length >= MAX_WAITING)
      throw new HttpError(503, 'busy', 'The server is busy. Please try again in a moment.')
  }

  return {
    expectRoom,
    async inTurn<T>(work: () => Promise<T>): Promise<T> {
      expectRoom()
      if (running < AT_ONCE) running++
      else await new Promise<void>((resolve) => waiting.push(resolve))
      try {
        return await work()
      } finally {
        // The place is handed to the next in line, so that nobody can get in between.
        const next = waiting.shift()
        if (next) next()
        else running--
      }
    },
  }
}
