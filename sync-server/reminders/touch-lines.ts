/** Renews the lines of everything that a commit changes, within that commit, so that it is checked again (C24). */
import type { Chore, Pause, Seat } from '#domain/chores/chore.ts'
import type { AnyRow } from '#domain/tables.ts'
import type { Task } from '#domain/tasks/task.ts'
import type { Change } from '#domain/tx.ts'
import type { Account } from '#domain/users/user.ts'
import type { Preferences } from '#server/push/preferences.ts'
import type { RowStore } from '#server/store/row-store.ts'
import type { ReminderLines } from './reminder-lines.ts'

type Deps = {
  readonly store: RowStore
  readonly lines: ReminderLines
  readonly preferences: Pick<Preferences, 'read'>
  readonly now: () => Date
}

export type TouchLines = {
  /** Called with the changes of a batch, once they are written. */
  changed(changes: readonly Change[]): void
  /** Checks a person's digest again. */
  digestOf(userId: string): void
}

export function createTouchLines({ store, lines, preferences, now }: Deps): TouchLines {
  const moment = () => now().toISOString()

  function touchChore(subject: string): void {
    const remindAt = store.get('chores', subject)?.remind_at ?? null
    if (remindAt === null) lines.remove(subject)
    else lines.touch({ subject, kind: 'chore', at: moment() })
  }

  function touchTask({ id: subject, before, after }: Change): void {
    if (reminds(after)) lines.touch({ subject, kind: 'task', at: moment() })
    else if (reminds(before)) lines.remove(subject)
  }

  function digestOf(subject: string): void {
    if (preferences.read(subject).digest_at === null) lines.remove(subject)
    else lines.touch({ subject, kind: 'digest', at: moment() })
  }

  return {
    changed(changes) {
      for (const id of new Set(changes.flatMap((change) => choresOf(store, change)))) touchChore(id)
      for (const change of changes) {
        if (change.table === 'tasks') touchTask(change)
        if (change.table === 'accounts' && hasMoved(change)) digestOf(change.id)
      }
    },
    digestOf,
  }
}

/** The chores whose reminders a change may affect. */
function choresOf(store: RowStore, { table, id, before, after }: Change): readonly string[] {
  const row = after ?? before
  switch (table) {
    case 'chores':
      return [before, after].some((each) => (each as Chore | null)?.remind_at) ? [id] : []
    case 'seats':
      return [(row as Seat).chore_id]
    case 'tasks':
      return [(row as Task).chore_id ?? []].flat()
    case 'pauses':
      return store
        .all('chores', 'WHERE user_id = ? AND remind_at IS NOT NULL', (row as Pause).user_id)
        .map((chore) => chore.id)
    default:
      return []
  }
}

/** Whether it is an open one-off task with a reminder. */
function reminds(row: AnyRow | null): boolean {
  if (row === null) return false
  const { due_on, remind_at, chore_id, completed_at } = row as Task
  return due_on !== null && remind_at !== null && chore_id === null && completed_at === null
}

/** Whether a person's days now begin at a different time. */
function hasMoved({ before, after }: Change): boolean {
  if (before === null || after === null) return false
  return (before as Account).time_zone !== (after as Account).time_zone
}
