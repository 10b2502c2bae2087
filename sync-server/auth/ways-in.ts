/** In how many ways an account can sign in: the last one stays (A20). */
import { eq } from 'drizzle-orm'
import { HttpError } from '#server/errors.ts'
import type { Database } from '#server/store/database.ts'
import { countRows, queriesOf } from '#server/store/queries.ts'
import { credentials, passkeys } from '#server/store/sign-in-tables.ts'

export type WaysIn = {
  /** Throws unless one is left beside the one that is to go. Synchronous, for use inside the writer. */
  keepOne(userId: string): void
}

/** Where each way has its rows: one for every time that an account could use it. */
const ways = [credentials, passkeys] as const

export function createWaysIn(database: Database): WaysIn {
  const queries = queriesOf(database)
  return {
    keepOne(userId) {
      const found = ways.map((way) => countRows(queries, way, eq(way.user_id, userId)))
      if (found.reduce((sum, count) => sum + count) < 2)
        throw new HttpError(409, 'last_way_in', 'Keep one way to sign in')
    },
  }
}
