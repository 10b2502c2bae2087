/**
 * Deletes pictures that no row of their owners has referenced for 30 days: long enough for a change that was undone, or
 * for a device that was away after the upload. Works in small batches, each in a commit shared with requests.
 */
import { and, eq, sql } from 'drizzle-orm'
import { DAY_MS } from '#domain/calendar.ts'
import { picturePath } from '#domain/pictures/picture-path.ts'
import type { Database } from '#server/store/database.ts'
import type { Queries } from '#server/store/queries.ts'
import { queriesOf } from '#server/store/queries.ts'
import { blobOwners } from '#server/store/schema.ts'
import type { Writer } from '#server/store/writer.ts'
import { createIsReferenced } from './picture-references.ts'

const UNUSED_MS = 30 * DAY_MS
const BATCH_ROWS = 100

type Owned = typeof blobOwners.$inferSelect
type Deps = { readonly database: Database; readonly writer: Writer; readonly now: () => Date }

/** Resolves with the number of deleted pictures. */
export function createBlobSweep({ database, writer, now }: Deps): () => Promise<number> {
  const queries = queriesOf(database)
  const { user_id, hash } = blobOwners
  const isReferenced = createIsReferenced(database)

  /** Whether it was deleted. */
  function look(owned: Owned): boolean {
    const { user_id: userId } = owned
    const isUsed = isReferenced(userId, picturePath(owned.hash))
    const since = isUsed ? null : (owned.unused_since ?? now().toISOString())
    const isOver = since !== null && Date.parse(since) <= now().getTime() - UNUSED_MS
    const isThis = and(eq(user_id, userId), eq(hash, owned.hash))
    if (isOver) queries.delete(blobOwners).where(isThis).run()
    else if (since !== owned.unused_since)
      queries.update(blobOwners).set({ unused_since: since }).where(isThis).run()
    return isOver
  }

  return async () => {
    let forgotten = 0
    for (let last: Owned | undefined, isFirst = true; isFirst || last; isFirst = false) {
      const after = last ?? { user_id: '', hash: '' }
      const batch = await writer.run(() => {
        const rows = batchAfter(queries, after)
        forgotten += rows.filter(look).length
        return rows
      })
      last = batch.at(-1)
    }
    return forgotten
  }
}

function batchAfter(queries: Queries, last: Pick<Owned, 'user_id' | 'hash'>): readonly Owned[] {
  const { user_id, hash } = blobOwners
  const isNext = sql`(${user_id}, ${hash}) > (${last.user_id}, ${last.hash})`
  const rest = queries.select().from(blobOwners).where(isNext)
  return rest.orderBy(user_id, hash).limit(BATCH_ROWS).all()
}
