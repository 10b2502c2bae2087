/**
 * One-time codes that sign a person in on another device: a child with a code from a parent (K3), anybody else with
 * their own (A25). Only a code's keyed hash is stored.
 */
import { createHmac, randomInt } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { CODE_LENGTH, CODE_LETTERS, CODE_MINUTES, typedCode } from '#domain/children/child-api.ts'
import type { Database } from '#server/store/database.ts'
import { queriesOf } from '#server/store/queries.ts'
import { childCodes } from '#server/store/schema.ts'
import type { Writer } from '#server/store/writer.ts'

const LASTS_MS = CODE_MINUTES * 60_000

export type ChildCodes = {
  /** Makes the only code that works for this person from now on. `within` runs first in that commit, and may refuse. */
  make(
    given: { readonly person: string; readonly madeBy: string },
    within: () => void,
  ): Promise<{ readonly code: string; readonly expiresAt: string }>
  /** The person a code is for, and who made it; null if it was used, has expired or never existed. */
  find(code: string): { readonly person: string; readonly madeBy: string | null } | null
  /** Uses up a person's code. Synchronous, for use inside the writer. */
  forget(person: string): void
}

type Deps = {
  readonly database: Database
  readonly writer: Writer
  /** The key of the hashes: a code has too few letters for a plain hash. */
  readonly secret: string
  readonly now: () => Date
}

export function createChildCodes({ database, writer, secret, now }: Deps): ChildCodes {
  const queries = queriesOf(database)
  const hashOf = (code: string) =>
    createHmac('sha256', secret)
      .update(`code of a child ${typedCode(code)}`)
      .digest('base64url')

  return {
    async make({ person, madeBy }, within) {
      const code = Array.from({ length: CODE_LENGTH }, randomLetter).join('')
      const at = now()
      const row = { code_hash: hashOf(code), created_at: at.toISOString(), made_by: madeBy }
      const put = () => {
        within()
        queries
          .insert(childCodes)
          .values({ user_id: person, ...row })
          .onConflictDoUpdate({ target: childCodes.user_id, set: row })
          .run()
      }
      await writer.run(put, { around: person })
      return { code, expiresAt: new Date(at.getTime() + LASTS_MS).toISOString() }
    },
    find(code) {
      const oldest = new Date(now().getTime() - LASTS_MS).toISOString()
      const { user_id: person, code_hash, created_at, made_by: madeBy } = childCodes
      const isValid = and(eq(code_hash, hashOf(code)), gt(created_at, oldest))
      return queries.select({ person, madeBy }).from(childCodes).where(isValid).get() ?? null
    },
    forget(person) {
      queries.delete(childCodes).where(eq(childCodes.user_id, person)).run()
    },
  }
}

function randomLetter(): string {
  return CODE_LETTERS[randomInt(CODE_LETTERS.length)] ?? ''
}
