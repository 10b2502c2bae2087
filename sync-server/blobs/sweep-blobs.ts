/**
 * Forgets pictures that none of their owner's rows has named for 30 days: long enough for a change that was undone, or
 * a device that brought its picture and was then away. In small pieces, each in a commit that requests share.
 */
import { DAY_MS } from '#domain/calendar.ts'
import { picturePath } from '#domain/pictures/picture-path.ts'
import type { Database } from '#server/store/open-database.ts'
import type { Writer } from '#server/store/writer.ts'

const UNUSED_MS = 30 * DAY_MS
const PAGE_ROWS = 100

type Owned = {
  readonly user_id: string
  readonly hash: string
  readonly unused_since: string | null
}
type Deps = { readonly database: Database; readonly writer: Writer; readonly now: () => Date }

/** Resolves with how many went. */
export function createBlobSweep({ database, writer, now }: Deps): () => Promise<number> {
  const read = database.prepare<[string, string, number], Owned>(
    `SELECT user_id, hash, unused_since FROM blob_owners
     WHERE (user_id, hash) > (?, ?) ORDER BY user_id, hash LIMIT ?`,
  )
  const named = database.prepare<{ user: string; path: string }>(
    `SELECT 1 WHERE EXISTS (SELECT 1 FROM users WHERE photo_url = @path AND id = @user)
     OR EXISTS (SELECT 1 FROM tasks WHERE image_url = @path AND user_id = @user)
     OR EXISTS (SELECT 1 FROM rewards WHERE image_url = @path AND user_id = @user)
     OR EXISTS (SELECT 1 FROM templates WHERE image_url = @path AND user_id = @user)`,
  )
  const mark = database.prepare(
    'UPDATE blob_owners SET unused_since = ? WHERE user_id = ? AND hash = ?',
  )
  const forget = database.prepare('DELETE FROM blob_owners WHERE user_id = ? AND hash = ?')

  /** Whether it went. */
  function look({ user_id, hash, unused_since }: Owned): boolean {
    const isNamed = named.get({ user: user_id, path: picturePath(hash) }) !== undefined
    const since = isNamed ? null : (unused_since ?? now().toISOString())
    const isOver = since !== null && Date.parse(since) <= now().getTime() - UNUSED_MS
    if (isOver) forget.run(user_id, hash)
    else if (since !== unused_since) mark.run(since, user_id, hash)
    return isOver
  }

  return async () => {
    let forgotten = 0
    for (let last: Owned | undefined, isFirst = true; isFirst || last; isFirst = false) {
      const { user_id: after, hash } = last ?? { user_id: '', hash: '' }
      const page = await writer.run(() => {
        const rows = read.all(after, hash, PAGE_ROWS)
        forgotten += rows.filter(look).length
        return rows
      })
      last = page.at(-1)
    }
    return forgotten
  }
}
