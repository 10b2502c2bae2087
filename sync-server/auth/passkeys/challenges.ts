/**
 * Challenges for passkeys: each for one purpose, once, for five minutes. A challenge is random and contains its end and
 * the server's seal, so that asking for one stores nothing, however many a stranger asks for, and any process can tell
 * its own. Only used ones are remembered, in the database for all processes, until they end.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { MINUTE_MS } from '#domain/calendar.ts'
import { createStoredLimitStore } from '#server/http/limit-store.ts'
import { createMemory } from '#server/http/token-bucket.ts'
import type { Database } from '#server/store/database.ts'

export const CHALLENGE_MS = 5 * MINUTE_MS
const RANDOM_BYTES = 16
const END_BYTES = 6
const SEAL_BYTES = 32

/** A challenge for one purpose cannot be used for another; except for signing in, each belongs to a session. */
export type Purpose = 'sign in' | `add in ${string}` | `prove in ${string}`

export type Challenges = {
  make(purpose: Purpose): string
  /** Whether it was made for this purpose, has not ended, and has not been used. */
  isOpen(challenge: string, purpose: Purpose): boolean
  /** Uses it up; false if it was used before. Synchronous, for use inside the writer. */
  use(challenge: string): boolean
}

type Deps = { readonly database: Database; readonly secret: string; readonly now: () => Date }

export function createChallenges({ database, secret, now }: Deps): Challenges {
  const store = createStoredLimitStore(database, secret)('challenge')
  const used = createMemory(CHALLENGE_MS, { store, now })

  function seal(content: Buffer, purpose: Purpose): Buffer {
    return createHmac('sha256', secret).update(`challenge to ${purpose} `).update(content).digest()
  }

  return {
    make(purpose) {
      const end = Buffer.alloc(END_BYTES)
      end.writeUIntBE(now().getTime() + CHALLENGE_MS, 0, END_BYTES)
      const content = Buffer.concat([randomBytes(RANDOM_BYTES), end])
      return Buffer.concat([content, seal(content, purpose)]).toString('base64url')
    },
    isOpen(challenge, purpose) {
      const bytes = Buffer.from(challenge, 'base64url')
      if (bytes.length !== RANDOM_BYTES + END_BYTES + SEAL_BYTES) return false
      // Otherwise the same bytes in another spelling would be another challenge.
      if (bytes.toString('base64url') !== challenge) return false
      const content = bytes.subarray(0, -SEAL_BYTES)
      if (!timingSafeEqual(seal(content, purpose), bytes.subarray(-SEAL_BYTES))) return false
      const left = content.readUIntBE(RANDOM_BYTES, END_BYTES) - now().getTime()
      // A challenge that lasts longer was made before the clock was set back.
      return left > 0 && left <= CHALLENGE_MS && !used.has(challenge)
    },
    use(challenge) {
      if (used.has(challenge)) return false
      used.add(challenge)
      return true
    },
  }
}
