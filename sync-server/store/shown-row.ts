/** A row as it leaves the server: the fields that its viewer may see, and a notification with its sentence in English. */
import type { Notification } from '#domain/notifications/notification.ts'
import { wordingOf } from '#domain/notifications/wording.ts'
import type { TableName, Tables } from '#domain/tables.ts'
import type { Viewer } from '#domain/viewer.ts'
import { project } from '#domain/visibility.ts'

/** Null if the viewer sees nothing of it. The sentence is for clients that do not word facts themselves. */
export function shownRow<T extends TableName>(
  table: T,
  row: Tables[T],
  viewer: Viewer,
): Tables[T] | null {
  const seen = project(table, row, viewer)
  if (table !== 'notifications' || seen === null) return seen
  return { ...seen, content: wordingOf(seen as Notification) }
}
