/** Generates a household of two with years of chores: the same rows for server, device and floors, in every run. */
import { HOUR_MS } from '#domain/calendar.ts'
import type { Chore, Seat } from '#domain/chores/chore.ts'
import { newRow } from '#domain/column.ts'
import type { Partnership } from '#domain/partnerships/partnership.ts'
import { partnershipColumns } from '#domain/partnerships/partnership.ts'
import type { Balance, Entry } from '#domain/points/points.ts'
import { emptyBalance } from '#domain/points/points.ts'
import type { Task } from '#domain/tasks/task.ts'
import { effortLevels, performerOf, pointsFor, taskColumns } from '#domain/tasks/task.ts'
import type { Account, User } from '#domain/users/user.ts'
import { accountColumns, userColumns } from '#domain/users/user.ts'
import type { Random } from '#server/demo/random.ts'
import { createRandom } from '#server/demo/random.ts'

export type HouseholdSize = {
  readonly tasks: number
  /** How many of the tasks are still open; all of them belong to the first member. */
  readonly open: number
  /** Tells the households in one database apart. */
  readonly household?: number
}

export type Household = {
  readonly members: readonly [string, string]
  readonly users: readonly User[]
  readonly accounts: readonly Account[]
  readonly partnership: Partnership
  readonly tasks: readonly Task[]
  readonly entries: readonly Entry[]
  readonly balances: readonly Balance[]
  readonly chores?: readonly Chore[]
  readonly seats?: readonly Seat[]
}

const chores = [
  'Wash the dishes',
  'Vacuum the stairs',
  'Take out the bins',
  'Fold the laundry',
  'Water the plants',
]
const places = ['kitchen', 'hall', 'balcony', 'bathroom', 'living room', 'cellar', 'garden']
const NEWEST = Date.parse('2026-03-02T09:00:00.000Z')

export function makeHousehold({ tasks: count, open, household = 0 }: HouseholdSize): Household {
  const random = createRandom(household + 1)
  const members = [random.uuid(), random.uuid()] as const
  const tasks = Array.from({ length: count }, (_, index) => {
    const isOpen = index >= count - open
    return makeTask(random, { members, index, age: count - index, isOpen })
  })
  const entries = tasks.filter(({ completed_at }) => completed_at !== null).map(entryOf)
  return {
    members,
    users: members.map((id, index) => userOf(id, `m${household}x${index}`)),
    accounts: members.map((id, index) => accountOf(id, `m${household}x${index}`)),
    partnership: partnershipOf(members, random.uuid()),
    tasks,
    entries,
    balances: members.map((id) => ({
      ...emptyBalance(id),
      total_points: entries.reduce((sum, e) => sum + (e.user_id === id ? e.amount : 0), 0),
    })),
  }
}

type TaskPlan = {
  readonly members: readonly [string, string]
  readonly index: number
  readonly age: number
  readonly isOpen: boolean
}

function makeTask(random: Random, { members, index, age, isOpen }: TaskPlan): Task {
  const [ann, ben] = members
  const performer = index % 2 === 0 ? ann : ben
  const created = NEWEST - age * HOUR_MS
  const place = places[Math.floor(random.fraction() * places.length)] ?? ''
  return newRow(taskColumns, {
    id: random.uuid(),
    user_id: isOpen ? ann : performer,
    name: `${chores[index % chores.length]} in the ${place}`,
    description: index % 3 === 0 ? `As last time, and mind the ${place} door.` : '',
    time_minutes: random.between(5, 60),
    effort_level: effortLevels[index % 3] ?? 'easy',
    is_shared: true,
    created_at: new Date(created).toISOString(),
    completed_at: isOpen
      ? null
      : new Date(created + 1 + Math.floor(random.fraction() * HOUR_MS)).toISOString(),
    approved_by: isOpen ? null : performer === ann ? ben : ann,
    completions: isOpen ? 0 : 1,
  })
}

function entryOf(task: Task): Entry {
  return {
    id: `task:${task.id}:completed:1`,
    user_id: performerOf(task),
    ledger: 'total',
    amount: pointsFor(task),
    reason: 'task_completed',
    related_id: task.id,
    related_type: 'task',
    created_at: task.completed_at ?? '',
  }
}

function userOf(id: string, username: string): User {
  const email = `${username}@example.org`
  return newRow(userColumns, { id, username, email, name: `${username} Ellis` })
}

function accountOf(id: string, username: string): Account {
  return newRow(accountColumns, {
    id,
    plan: 'pro',
    time_zone: 'Europe/Berlin',
    created_at: new Date(NEWEST).toISOString(),
    username_key: username,
    email_key: `${username}@example.org`,
  })
}

function partnershipOf(
  [inviter_id, invitee_id]: readonly [string, string],
  id: string,
): Partnership {
  return newRow(partnershipColumns, {
    id,
    inviter_id,
    invitee_id,
    email: 'partner@example.org',
    role: 'partner',
    status: 'accepted',
    created_at: new Date(NEWEST).toISOString(),
  })
}
