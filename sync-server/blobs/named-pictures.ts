/** Which pictures rows name; and the photos of completed tasks, which go with the last row that names them (T21). */
import { and, eq, sql } from 'drizzle-orm'
import { pictureHash } from '#domain/pictures/picture-path.ts'
import type { Task } from '#domain/tasks/task.ts'
import { performerOf } from '#domain/tasks/task.ts'
import type { Change } from '#domain/tx.ts'
import type { Database } from '#server/store/database.ts'
import { queriesOf } from '#server/store/queries.ts'
import { blobOwners } from '#server/store/schema.ts'
import { chores, rewards, tasks, templates, users } from '#server/store/synced-tables.ts'

/** The columns that may name a picture, and who uploaded it: the performer a proof, the owner of the row any other. */
const names = [
  { picture: users.photo_url, owner: users.id },
  { picture: tasks.image_url, owner: tasks.user_id },
  { picture: tasks.proof_url, owner: sql`COALESCE(${tasks.claimed_by}, ${tasks.user_id})` },
  { picture: chores.image_url, owner: chores.user_id },
  { picture: rewards.image_url, owner: rewards.user_id },
  { picture: templates.image_url, owner: templates.user_id },
]

/** Whether a row of the person names the path. */
export type IsNamed = (userId: string, path: string) => boolean

export function createIsNamed(database: Database): IsNamed {
  const queries = queriesOf(database)
  const naming = names.map(({ picture, owner }) =>
    queries
      .select({ found: sql`1` })
      .from(picture.table)
      .where(
        and(eq(picture, sql.placeholder('path')), sql`${owner} = ${sql.placeholder('userId')}`),
      )
      .prepare(),
  )
  return (userId, path) => naming.some((rows) => rows.get({ path, userId }) !== undefined)
}

/** For every commit: deletes the bytes of a proof that was taken off its row, unless another row names them. */
export function createProofSweep(database: Database): (changes: readonly Change[]) => void {
  const queries = queriesOf(database)
  const isNamed = createIsNamed(database)

  function forget(userId: string, path: string): void {
    if (isNamed(userId, path)) return
    const { user_id, hash } = blobOwners
    const isThis = and(eq(user_id, userId), eq(hash, pictureHash(path) ?? ''))
    queries.delete(blobOwners).where(isThis).run()
  }

  return (changes) => {
    for (const { table, before, after } of changes) {
      if (table !== 'tasks' || before === null) continue
      const was = before as Task
      const path = was.proof_url
      if (path !== null && path !== (after as Task | null)?.proof_url)
        forget(performerOf(was), path)
    }
  }
}
