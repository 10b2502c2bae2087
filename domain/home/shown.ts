/** Derives what a person shows on the household's broker: points, and open shared tasks for them or anyone (A47). */
import { agendaNow, isDue, taskOf } from '#domain/chores/agenda.ts'
import type { ChoreWithRows } from '#domain/chores/chore-rows.ts'
import { dueState } from '#domain/chores/due-time.ts'
import type { Balance } from '#domain/points/points.ts'
import { availablePoints } from '#domain/points/points.ts'
import { openSteps } from '#domain/tasks/steps.ts'
import type { Task } from '#domain/tasks/task.ts'
import { canComplete, pointsFor } from '#domain/tasks/task.ts'
import type { Account, User } from '#domain/users/user.ts'
import { firstName } from '#domain/users/user.ts'
import type { ShownAtHome } from './home-api.ts'

/** A household has a handful of tasks; the longest list that a person can make would fill the broker. */
const MAX_TASKS = 30

export type ShownTask = {
  /** The task as a button names it: its `id`, or `chore_id/slot`. */
  readonly key: string
  readonly name: string
  readonly due_on: string | null
  readonly due_time: string | null
  readonly is_overdue: boolean
  readonly points: number
  /** Whether one tap is enough: no photo is needed, and no open steps or claim come first. */
  readonly isOneTap: boolean
}

export type Shown = {
  readonly userId: string
  readonly name: string
  readonly language: string | null
  readonly points: number
  readonly tasks: readonly ShownTask[]
}

/** A person who shows something, and whether buttons may complete it. */
export type Resident = Shown & Pick<ShownAtHome, 'completes'>

/** The person's own rows, and the rows of others that the person may see. */
export type HouseholdRows = {
  readonly user: User
  readonly account: Account
  readonly balance: Balance
  readonly chores: readonly ChoreWithRows[]
  /** Open tasks of no chore. */
  readonly tasks: readonly Task[]
  /** The person's time zone, for tasks without a zone of their own. */
  readonly zoneOf: (userId: string) => string
}

/** `at` is an ISO time in UTC. */
export function shownAtHome(rows: HouseholdRows, at: string): Shown {
  const { user, account, balance } = rows
  return {
    userId: user.id,
    name: firstName(user),
    language: account.language,
    points: availablePoints(balance),
    tasks: [...occurrences(rows, at), ...plainTasks(rows, at)]
      .filter(({ person }) => person === null || person === user.id)
      .map(({ shown }) => shown)
      .toSorted((one, other) => (dueKey(one) < dueKey(other) ? -1 : 1))
      .slice(0, MAX_TASKS),
  }
}

/** The tasks that a button of this person completes, by the key that it sends. */
export function offeredBy({ completes, tasks }: Resident): readonly ShownTask[] {
  return completes ? tasks.filter(({ isOneTap }) => isOneTap) : []
}

/** Each with the person who is to do it; null if it is for anyone. */
type Found = { readonly shown: ShownTask; readonly person: string | null }

function occurrences({ chores }: HouseholdRows, at: string): readonly Found[] {
  return chores
    .filter(({ series }) => series.chore.is_shared)
    .flatMap((each) => agendaNow(each, at))
    .filter(isDue)
    .map((item) => {
      const { chore, slot, due_on, due_time, state, person } = item
      const due = { due_on, due_time, is_overdue: state === 'overdue' }
      return {
        shown: { ...shownTask(taskOf(item, at)), ...due, key: `${chore.id}/${slot}` },
        person,
      }
    })
}

function plainTasks({ user, tasks, zoneOf }: HouseholdRows, at: string): readonly Found[] {
  return tasks
    .filter(({ is_shared }) => is_shared)
    .map((task) => {
      const found = shownTask(task)
      const is_overdue = isOverdue(task, { zoneOf, at })
      // A task of somebody else that is for anyone is claimed first (T12).
      const isOneTap = found.isOneTap && canComplete(task, user.id)
      return {
        shown: { ...found, is_overdue, isOneTap },
        person: task.claimed_by ?? task.assigned_to,
      }
    })
}

function shownTask(task: Task) {
  const { id: key, name, due_on, due_time, needs_photo, all_steps } = task
  const isOneTap = !needs_photo && !(all_steps && openSteps(task) > 0)
  return { key, name, due_on, due_time, points: pointsFor(task), isOneTap }
}

type Clock = Pick<HouseholdRows, 'zoneOf'> & { readonly at: string }

/** In the task's own zone, or else the owner's. */
function isOverdue({ due_on, due_time, due_zone, user_id }: Task, { zoneOf, at }: Clock): boolean {
  if (due_on === null) return false
  const due = { due_on, due_time, due_zone: due_zone ?? zoneOf(user_id) }
  return dueState(due, at) === 'overdue'
}

/** By day and time; tasks without a day come last. */
function dueKey({ due_on, due_time, key }: ShownTask): string {
  return `${due_on ?? '~'} ${due_time ?? '~'} ${key}`
}
