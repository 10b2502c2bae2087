/**
 * Which pictures rows reference, and who has them. A picture in somebody else's row belongs to the row's owner, too,
 * and the photo of a completed task is deleted with the last row that references it (T21).
 */
import { and, eq, inArray, sql } from 'drizzle-orm'
import { pictureHash } from '#domain/pictures/picture-path.ts'
import type { AnyRow, TableName } from '#domain/tables.ts'
import type { Task } from '#domain/tasks/task.ts'
import { performerOf } from '#domain/tasks/task.ts'
import type { Change } from '#domain/tx.ts'
import type { User } from '#domain/users/user.ts'
import { FORMER_MEMBER } from '#domain/users/user.ts'
import type { Database } from '#server/store/database.ts'
import { hasRow, queriesOf } from '#server/store/queries.ts'
import { blobOwners } from '#server/store/schema.ts'
import { chores, rewards, tasks, templates, users } from '#server/store/synced-tables.ts'

/** The columns that may reference a picture, and its uploader: for a proof the performer, otherwise the owner. */
const references = [
  { picture: users.photo_url, owner: users.id },
  { picture: tasks.image_url, owner: tasks.user_id },
  { picture: tasks.proof_url, owner: sql`COALESCE(${tasks.claimed_by}, ${tasks.user_id})` },
  { picture: chores.image_url, owner: chores.user_id },
  { picture: rewards.image_url, owner: rewards.user_id },
  { picture: templates.image_url, owner: templates.user_id },
]

/** Whether a row of the person references the path. */
export type IsReferenced = (userId: string, path: string) => boolean

export function createIsReferenced(database: Database): IsReferenced {
  const queries = queriesOf(database)
  const statements = references.map(({ picture, owner }) =>
    queries
      .select({ found: sql`1` })
      .from(picture.table)
      .where(
        and(eq(picture, sql.placeholder('path')), sql`${owner} = ${sql.placeholder('userId')}`),
      )
      .prepare(),
  )
  return (userId, path) => statements.some((rows) => rows.get({ path, userId }) !== undefined)
}

/** In the order in which they are checked. */
export const pictureColumns = [
  ['users', 'photo_url'],
  ['tasks', 'proof_url'],
  ['tasks', 'image_url'],
  ['chores', 'image_url'],
  ['rewards', 'image_url'],
  ['templates', 'image_url'],
] as const

/** A picture that a row references, and the person who has it because of that row. */
export type PictureReference = { readonly path: string; readonly owner: string }

/** The pictures of a row. */
export function picturesOf({ table, row }: { readonly table: TableName; readonly row: AnyRow }) {
  const found = [
    { path: 'image_url' in row ? row.image_url : null, owner: 'user_id' in row ? row.user_id : '' },
    { path: table === 'users' ? (row as User).photo_url : null, owner: row.id },
    ...(table === 'tasks'
      ? [{ path: (row as Task).proof_url, owner: performerOf(row as Task) }]
      : []),
  ]
  return found.flatMap(({ path, owner }): PictureReference[] =>
    path === null ? [] : [{ path, owner }],
  )
}

/**
 * For every commit: the owner of a row gets its picture, too, if the person who put it there has it, or if the previous
 * owner has it (RW19, C16, C20).
 */
export function createPictureSharing(database: Database) {
  const queries = queriesOf(database)
  const { user_id, hash } = blobOwners

  function share({ path, owner }: PictureReference, givers: readonly string[]): void {
    const shared = pictureHash(path)
    // The pictures of a deleted account are deleted, too (F5).
    if (shared === null || owner === FORMER_MEMBER) return
    const isGiven = and(eq(hash, shared), inArray(user_id, [...givers]))
    if (hasRow(queries, blobOwners, isGiven))
      queries
        .insert(blobOwners)
        .values({ user_id: owner, hash: shared })
        .onConflictDoNothing()
        .run()
  }

  return (changes: readonly Change[], actor: string): void => {
    for (const { table, before, after } of changes) {
      if (after === null) continue
      const was = before === null ? [] : picturesOf({ table, row: before })
      for (const reference of picturesOf({ table, row: after })) {
        const had = was.filter(({ path }) => path === reference.path).map(({ owner }) => owner)
        const givers = [actor, ...had]
        if (!had.includes(reference.owner) && givers.some((giver) => giver !== reference.owner))
          share(reference, givers)
      }
    }
  }
}

/** For every commit: deletes the bytes of a proof that was removed from its row, unless another row references them. */
export function createProofSweep(database: Database): (changes: readonly Change[]) => void {
  const queries = queriesOf(database)
  const isReferenced = createIsReferenced(database)

  function forget(userId: string, path: string): void {
    if (isReferenced(userId, path)) return
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
