/**
 * Who may see a picture: whoever may see a row that names it, through `project`, and only if the row's owner uploaded
 * the picture, or whoever performed the task if it is the proof of that. Otherwise knowing a hash would be enough to get another person's picture (SEC22, SEC27).
 */
import { picturePath } from '#domain/pictures/picture-path.ts'
import { performerOf } from '#domain/tasks/task.ts'
import type { Viewer } from '#domain/viewer.ts'
import { project } from '#domain/visibility.ts'
import type { RowStore } from '#server/store/row-store.ts'
import type { BlobStore } from './blob-store.ts'

type Stores = { readonly store: RowStore; readonly blobs: BlobStore }

export function isBlobVisible({ store, blobs }: Stores, hash: string, viewer: Viewer): boolean {
  const path = picturePath(hash)
  const owners = blobs.ownersOf(hash)
  if (owners.length === 0) return false
  const shows = (table: 'tasks' | 'chores' | 'rewards' | 'templates') =>
    store
      .all(table, 'WHERE image_url = ?', path)
      .some(
        (row) =>
          owners.includes(row.user_id) && project(table, row as never, viewer)?.image_url === path,
      )
  const showsPerson = store
    .all('users', 'WHERE photo_url = ?', path)
    .some((user) => owners.includes(user.id) && project('users', user, viewer) !== null)
  const showsProof = store
    .all('tasks', 'WHERE proof_url = ?', path)
    .some(
      (task) =>
        owners.includes(performerOf(task)) && project('tasks', task, viewer)?.proof_url === path,
    )
  return (
    showsPerson ||
    showsProof ||
    shows('tasks') ||
    shows('chores') ||
    shows('rewards') ||
    shows('templates')
  )
}
