/** Reads the rows from which a person's shown points and tasks are derived (A47). */
import type { Shown } from '#domain/home/shown.ts'
import { shownAtHome } from '#domain/home/shown.ts'
import { emptyBalance } from '#domain/points/points.ts'
import type { Task } from '#domain/tasks/task.ts'
import { zoneOf } from '#domain/users/user.ts'
import type { Viewer } from '#domain/viewer.ts'
import { project } from '#domain/visibility.ts'
import { readChoresWithRows } from '#server/routes/chore-reads.ts'
import { inList } from '#server/store/in-list.ts'
import type { RowStore } from '#server/store/row-store.ts'
import { viewerOf } from '#server/store/viewer.ts'

/** Null for a person who is no longer here. `at` is an ISO time in UTC. */
export function readShown(store: RowStore, userId: string, at: string): Shown | null {
  const user = store.get('users', userId)
  const account = store.get('accounts', userId)
  if (user === null || account === null) return null
  const viewer = viewerOf(store, userId)
  const rows = {
    user,
    account,
    balance: store.get('balances', userId) ?? emptyBalance(userId),
    chores: readChoresWithRows(store, viewer, null),
    tasks: plainTasks(store, viewer),
    zoneOf: (person: string) => zoneOf(store, person),
  }
  return shownAtHome(rows, at)
}

/** Only shared tasks are shown, those with a day first; no list has as many as are read here. */
function plainTasks(store: RowStore, viewer: Viewer): readonly Task[] {
  const circle = inList([viewer.id, ...viewer.partners])
  return store
    .all(
      'tasks',
      `WHERE user_id IN (${circle.marks}) AND completed_at IS NULL AND chore_id IS NULL AND is_shared = 1
       ORDER BY due_on IS NULL, due_on, created_at LIMIT 500`,
      ...circle.values,
    )
    .flatMap((row) => project('tasks', row, viewer) ?? [])
}
