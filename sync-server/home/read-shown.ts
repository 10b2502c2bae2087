/** What a person shows in the house: points, and the open shared tasks that are for them or for anyone (A47). */
import { agendaNow, isDue, taskOf } from '#domain/chores/agenda.ts'
import { dueState } from '#domain/chores/due-time.ts'
import { keptChores } from '#domain/chores/kept.ts'
import { availablePoints, emptyBalance } from '#domain/points/points.ts'
import { openSteps } from '#domain/tasks/steps.ts'
import type { Task } from '#domain/tasks/task.ts'
import { pointsFor } from '#domain/tasks/task.ts'
import { firstName } from '#domain/users/user.ts'
import { project } from '#domain/visibility.ts'
import { choresFor } from '#server/routes/chore-reads.ts'
import { inList } from '#server/store/in-list.ts'
import type { RowStore } from '#server/store/row-store.ts'
import { viewerOf } from '#server/store/viewer.ts'

/** A house has a handful; a list that is as long as a person can make it would fill the broker. */
const MOST_TASKS = 30

export type ShownTask = {
  /** The task, or its chore and day, as a button names it: `id` or `chore_id/slot`. */
  readonly key: string
  readonly name: string
  readonly due_on: string | null
  readonly due_time: string | null
  readonly is_overdue: boolean
  readonly points: number
  /** Whether nothing but a tap is needed: no photo, and no open steps that come first. */
  readonly isOneTap: boolean
}

export type Shown = {
  readonly userId: string
  readonly name: string
  readonly language: string | null
  readonly points: number
  readonly tasks: readonly ShownTask[]
}

/** Null for a person who is no longer here. `at` is an ISO time in UTC. */
export function readShown(store: RowStore, userId: string, at: string): Shown | null {
  const user = store.get('users', userId)
  const account = store.get('accounts', userId)
  if (user === null || account === null) return null
  const isTheirs = (person: string | null) => person === null || person === userId
  const tasks = [
    ...occurrences(store, userId, at).filter(({ person }) => isTheirs(person)),
    ...plainTasks(store, userId, at).filter(({ person }) => isTheirs(person)),
  ]
  return {
    userId,
    name: firstName(user),
    language: account.language,
    points: availablePoints(store.get('balances', userId) ?? emptyBalance(userId)),
    tasks: tasks
      .map(({ person: _, ...task }) => task)
      .toSorted((one, other) => (dueKey(one) < dueKey(other) ? -1 : 1))
      .slice(0, MOST_TASKS),
  }
}

type Found = ShownTask & { readonly person: string | null }

function occurrences(store: RowStore, userId: string, at: string): readonly Found[] {
  const all = choresFor(store, userId)
  const chores = all.chores.filter(({ is_shared }) => is_shared)
  const ids = inList(chores.map(({ id }) => id))
  const rows = store.all(
    'tasks',
    `WHERE chore_id IN (${ids.marks}) AND completed_at IS NULL`,
    ...ids.values,
  )
  const viewer = viewerOf(store, userId)
  const seen = rows.flatMap((row) => project('tasks', row, viewer) ?? [])
  return keptChores({ ...all, chores, rows: seen }).flatMap((kept) =>
    agendaNow(kept, at)
      .filter(isDue)
      .map((item) => ({
        ...shownTask(taskOf(item, at)),
        key: `${item.chore.id}/${item.slot}`,
        due_on: item.due_on,
        due_time: item.due_time,
        is_overdue: item.state === 'overdue',
        person: item.person,
      })),
  )
}

function plainTasks(store: RowStore, userId: string, at: string): readonly Found[] {
  const viewer = viewerOf(store, userId)
  const circle = inList([viewer.id, ...viewer.partners])
  return store
    .all(
      'tasks',
      `WHERE user_id IN (${circle.marks}) AND completed_at IS NULL AND chore_id IS NULL AND is_shared = 1
       ORDER BY created_at LIMIT 500`,
      ...circle.values,
    )
    .flatMap((row) => project('tasks', row, viewer) ?? [])
    .map((task) => ({
      ...shownTask(task),
      is_overdue: isOverdue(store, task, at),
      person: task.claimed_by ?? task.assigned_to,
    }))
}

function shownTask(task: Task) {
  const { id: key, name, due_on, due_time, needs_photo, all_steps } = task
  const isOneTap = !needs_photo && !(all_steps && openSteps(task) > 0)
  return { key, name, due_on, due_time, points: pointsFor(task), isOneTap }
}

/** In the task's own zone, else in that of its owner. */
function isOverdue(store: RowStore, task: Task, at: string): boolean {
  const { due_on, due_time, user_id } = task
  if (due_on === null) return false
  const due_zone = task.due_zone ?? store.get('accounts', user_id)?.time_zone ?? 'UTC'
  return dueState({ due_on, due_time, due_zone }, at) === 'overdue'
}

/** By day and time; those without a day last. */
function dueKey({ due_on, due_time, key }: ShownTask): string {
  return `${due_on ?? '~'} ${due_time ?? '~'} ${key}`
}
