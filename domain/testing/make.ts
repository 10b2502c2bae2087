/** Builders of rows for tests: plausible defaults, with the fields of a test as arguments. */
import type { CheckIn } from '#domain/check-ins/check-in.ts'
import { seatId } from '#domain/chores/chore-ids.ts'
import type { Chore, Pause, Seat } from '#domain/chores/chore.ts'
import { choreColumns, seatColumns } from '#domain/chores/chore.ts'
import { newRow } from '#domain/column.ts'
import type { Settings } from '#domain/command.ts'
import type { Loan } from '#domain/loans/loan.ts'
import { loanColumns } from '#domain/loans/loan.ts'
import type { Notification } from '#domain/notifications/notification.ts'
import { factColumns, notificationColumns } from '#domain/notifications/notification.ts'
import type { Partnership } from '#domain/partnerships/partnership.ts'
import { partnershipColumns } from '#domain/partnerships/partnership.ts'
import type { Reward } from '#domain/rewards/reward.ts'
import { rewardColumns } from '#domain/rewards/reward.ts'
import type { Room } from '#domain/rooms/room.ts'
import { roomColumns } from '#domain/rooms/room.ts'
import type { AnyRow, TableName } from '#domain/tables.ts'
import type { Task } from '#domain/tasks/task.ts'
import { taskColumns } from '#domain/tasks/task.ts'
import type { Template } from '#domain/templates/template.ts'
import { templateColumns } from '#domain/templates/template.ts'
import type { Account, User } from '#domain/users/user.ts'
import { accountColumns, userColumns } from '#domain/users/user.ts'

/** Rows with the tables they are of. */
export type MadeRows = readonly (readonly [TableName, AnyRow])[]

/** A stable UUID for a short name, so that failures are readable. */
export function idOf(name: string): string {
  const hex = Array.from(name)
    .map((letter) => (letter.codePointAt(0) ?? 0).toString(16))
    .join('')
  const digits = hex.padEnd(32, '0').slice(0, 32)
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

export const monday = '2026-03-02T09:00:00.000Z'

/** No limits, and every plan can be chosen. */
export const openSettings: Settings = {
  planLimits: false,
  freeChoiceOfPlan: true,
  supportUrl: null,
}

export function makeUser(name: string, given: Partial<User> = {}): User {
  const username = name.toLowerCase()
  return newRow(userColumns, {
    id: idOf(name),
    username,
    email: `${username}@example.org`,
    name: `${name} Ellis`,
    ...given,
  })
}

export function makeAccount(name: string, given: Partial<Account> = {}): Account {
  const username = name.toLowerCase()
  return newRow(accountColumns, {
    id: idOf(name),
    plan: 'pro',
    time_zone: 'Europe/Berlin',
    created_at: monday,
    username_key: username,
    email_key: `${username}@example.org`,
    ...given,
  })
}

/** The rows of a child without e-mail: profile, account, and the partnership with the parent who made it. */
export function makeMadeChild(name: string, parent: string): MadeRows {
  const made = { username: '', email: '', is_child: true, is_made: true }
  const keys = { username_key: `made:${idOf(name)}`, email_key: `made:${idOf(name)}` }
  return [
    ['users', makeUser(name, made)],
    ['accounts', makeAccount(name, { ...keys, made_by: idOf(parent), kid_mode: true })],
    ['partnerships', makePartnership(parent, name, { role: 'child', email: '' })],
  ]
}

/** The rows of a child that has an account of its own: profile, and the partnership with a parent. */
export function makeChild(
  name: string,
  parent: string,
  given: Partial<Partnership> = {},
): MadeRows {
  return [
    ['users', makeUser(name, { is_child: true })],
    ['partnerships', makePartnership(parent, name, { role: 'child', ...given })],
  ]
}

export function makeTask(owner: string, given: Partial<Task> = {}): Task {
  return newRow(taskColumns, {
    id: idOf(`task of ${owner}`),
    user_id: idOf(owner),
    name: 'Fold the laundry',
    time_minutes: 40,
    effort_level: 'difficult',
    is_shared: true,
    created_at: monday,
    ...given,
  })
}

export function makePartnership(
  inviter: string,
  invitee: string,
  given: Partial<Partnership> = {},
): Partnership {
  return newRow(partnershipColumns, {
    id: idOf(`${inviter}+${invitee}`),
    inviter_id: idOf(inviter),
    invitee_id: idOf(invitee),
    email: `${invitee.toLowerCase()}@example.org`,
    role: 'partner',
    status: 'accepted',
    created_at: monday,
    ...given,
  })
}

/** Two people, the inviter first: the id of their partnership is made of the same text. */
export type Pair = `${string}+${string}`

export function makePartnershipOf(pair: Pair): Partnership {
  const [inviter = '', invitee = ''] = pair.split('+')
  return makePartnership(inviter, invitee)
}

/** By default a reward that its owner approved and nobody redeemed yet. */
export function makeReward(owner: string, given: Partial<Reward> = {}): Reward {
  return newRow(rewardColumns, {
    id: idOf(`reward of ${owner}`),
    user_id: idOf(owner),
    name: 'A lie-in',
    description: 'Until ten on Sunday',
    point_cost: 60,
    approved_by: idOf(owner),
    redemptions: given.redeemed_at ? 1 : 0,
    created_at: monday,
    ...given,
  })
}

/** By default a request that waits for an answer. */
export function makeLoan(borrower: string, given: Partial<Loan> = {}): Loan {
  return newRow(loanColumns, {
    id: idOf(`loan of ${borrower}`),
    user_id: idOf(borrower),
    amount: 100,
    title: 'Concert',
    description: 'Two tickets for Saturday',
    requested_at: monday,
    ...given,
  })
}

/** Of a notification that says everything in its `content`. */
export const noFacts = newRow(factColumns, {})

export function makeNotification(reader: string, given: Partial<Notification> = {}): Notification {
  return newRow(notificationColumns, {
    id: idOf(`note to ${reader}`),
    user_id: idOf(reader),
    type: 'task_completed',
    actor: idOf('Theo'),
    actor_name: 'Theo',
    subject: 'Fold the laundry',
    subject_of: idOf(reader),
    created_at: monday,
    related_id: idOf('task'),
    related_type: 'task',
    ...given,
  })
}

export function makeRoom(owner: string, given: Partial<Room> = {}): Room {
  return newRow(roomColumns, {
    id: idOf(`room of ${owner}`),
    user_id: idOf(owner),
    name: 'Kitchen',
    created_at: monday,
    ...given,
  })
}

export function makeTemplate(owner: string, given: Partial<Template> = {}): Template {
  return newRow(templateColumns, {
    id: idOf(`template of ${owner}`),
    user_id: idOf(owner),
    name: 'Change the beds',
    is_shared: true,
    created_at: monday,
    ...given,
  })
}

export function makeCheckIn(
  author: string,
  partner: string,
  given: Partial<CheckIn> = {},
): CheckIn {
  return {
    id: idOf(`${author} to ${partner}`),
    user_id: idOf(author),
    partner_id: idOf(partner),
    month: '2026-02',
    went_well: 'The mornings',
    was_heavy: 'The laundry',
    to_change: 'Bins on Mondays',
    updated_at: monday,
    ...given,
  }
}

/** By default every Tuesday and Friday from a Saturday on, made by Maya and for anyone. */
export function makeChore(owner: string, given: Partial<Chore> = {}): Chore {
  return newRow(choreColumns, {
    id: idOf(`chore of ${owner}`),
    user_id: idOf(owner),
    created_at: '2026-11-21T09:00:00.000Z',
    name: 'Bins to the kerb',
    time_minutes: 10,
    is_shared: true,
    repeats: 'weekly',
    weekdays: 0b0010010,
    starts_on: '2026-11-21',
    time_zone: 'Europe/Berlin',
    if_missed: 'waits',
    slot: '2026-11-24',
    rule_by: idOf(owner),
    ...given,
  })
}

export function makeSeat(chore: Chore, person: string, given: Partial<Seat> = {}): Seat {
  return newRow(seatColumns, {
    id: seatId(chore.id, idOf(person)),
    chore_id: chore.id,
    user_id: chore.user_id,
    person: idOf(person),
    place: 0,
    ...given,
  })
}

/** The seats of these people in this order. */
export function makeSeats(chore: Chore, people: readonly string[]): readonly Seat[] {
  return people.map((name, place) => makeSeat(chore, name, { place }))
}

/** The rows of a chore with the seats of these people in this order. */
export function withSeats(chore: Chore, people: readonly string[]): MadeRows {
  return [['chores', chore], ...makeSeats(chore, people).map((seat) => ['seats', seat] as const)]
}

/** By default a pause of the owner’s chores, for a week. */
export function makePause(owner: string, given: Partial<Pause> = {}): Pause {
  return {
    id: idOf(`pause of ${owner}`),
    user_id: idOf(owner),
    kind: 'chores',
    from_on: '2026-11-30',
    until_on: '2026-12-06',
    created_at: monday,
    ...given,
  }
}
