/** Builders of rows for tests: plausible defaults, with the fields of a test as arguments. */
import type { CheckIn } from '#domain/check-ins/check-in.ts'
import { seatId } from '#domain/chores/chore-ids.ts'
import type { Chore, Pause, Seat } from '#domain/chores/chore.ts'
import type { Settings } from '#domain/command.ts'
import type { Loan } from '#domain/loans/loan.ts'
import type { Notification } from '#domain/notifications/notification.ts'
import { noFacts } from '#domain/notifications/notification.ts'
import type { Partnership } from '#domain/partnerships/partnership.ts'
import type { Reward } from '#domain/rewards/reward.ts'
import { unlimited } from '#domain/rewards/reward.ts'
import type { AnyRow, TableName } from '#domain/tables.ts'
import type { Task } from '#domain/tasks/task.ts'
import { asksNothing, bare, undated } from '#domain/tasks/task.ts'
import type { Template } from '#domain/templates/template.ts'
import { noRule } from '#domain/templates/template.ts'
import type { Account, User } from '#domain/users/user.ts'

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
  return {
    id: idOf(name),
    username,
    email: `${username}@example.org`,
    name: `${name} Ellis`,
    photo_url: null,
    is_child: false,
    is_made: false,
    ...given,
  }
}

export function makeAccount(name: string, given: Partial<Account> = {}): Account {
  const username = name.toLowerCase()
  return {
    id: idOf(name),
    plan: 'pro',
    role: 'user',
    time_zone: 'Europe/Berlin',
    created_at: monday,
    reported_week: null,
    made_by: null,
    kid_mode: false,
    language: null,
    goal_id: null,
    username_key: username,
    email_key: `${username}@example.org`,
    ...given,
  }
}

/** The rows of a child without e-mail: profile, account, and the partnership with the parent who made it. */
export function makeMadeChild(
  name: string,
  parent: string,
  given: Partial<Account> = {},
): readonly (readonly [TableName, AnyRow])[] {
  const made = { username: '', email: '', is_child: true, is_made: true }
  const keys = { username_key: `made:${idOf(name)}`, email_key: `made:${idOf(name)}` }
  return [
    ['users', makeUser(name, made)],
    ['accounts', makeAccount(name, { ...keys, made_by: idOf(parent), kid_mode: true, ...given })],
    ['partnerships', makePartnership(parent, name, { role: 'child', email: '' })],
  ]
}

export function makeTask(owner: string, given: Partial<Task> = {}): Task {
  return {
    id: idOf(`task of ${owner}`),
    user_id: idOf(owner),
    name: 'Fold the laundry',
    description: '',
    time_minutes: 40,
    effort_level: 'difficult',
    image_url: null,
    is_shared: true,
    created_at: monday,
    claimed_by: null,
    claimed_at: null,
    completed_at: null,
    approved_by: null,
    completions: 0,
    ...undated,
    ...bare,
    ...given,
  }
}

export function makePartnership(
  inviter: string,
  invitee: string,
  given: Partial<Partnership> = {},
): Partnership {
  return {
    id: idOf(`${inviter}+${invitee}`),
    inviter_id: idOf(inviter),
    invitee_id: idOf(invitee),
    email: `${invitee.toLowerCase()}@example.org`,
    role: 'partner',
    status: 'accepted',
    token: null,
    asked_by: null,
    created_at: monday,
    ...given,
  }
}

/** By default a reward that its owner approved and nobody redeemed yet. */
export function makeReward(owner: string, given: Partial<Reward> = {}): Reward {
  return {
    id: idOf(`reward of ${owner}`),
    user_id: idOf(owner),
    name: 'A lie-in',
    description: 'Until ten on Sunday',
    point_cost: 60,
    image_url: null,
    awaiting_approval: false,
    redeemed_at: null,
    approved_by: idOf(owner),
    denied_by: null,
    deny_note: '',
    given_at: null,
    ...unlimited,
    source_id: null,
    offered_by: null,
    redemptions: given.redeemed_at ? 1 : 0,
    created_at: monday,
    ...given,
  }
}

/** By default a request that waits for an answer. */
export function makeLoan(borrower: string, given: Partial<Loan> = {}): Loan {
  return {
    id: idOf(`loan of ${borrower}`),
    user_id: idOf(borrower),
    amount: 100,
    title: 'Concert',
    description: 'Two tickets for Saturday',
    requested_at: monday,
    approved_by: null,
    approved_at: null,
    denied_by: null,
    due_date: null,
    repaid: false,
    repaid_at: null,
    cleared_at: null,
    ...given,
  }
}

export function makeNotification(reader: string, given: Partial<Notification> = {}): Notification {
  return {
    id: idOf(`note to ${reader}`),
    user_id: idOf(reader),
    type: 'task_completed',
    ...noFacts,
    actor: idOf('Theo'),
    actor_name: 'Theo',
    subject: 'Fold the laundry',
    subject_of: idOf(reader),
    is_read: false,
    created_at: monday,
    related_id: idOf('task'),
    related_type: 'task',
    ...given,
  }
}

export function makeTemplate(owner: string, given: Partial<Template> = {}): Template {
  return {
    id: idOf(`template of ${owner}`),
    user_id: idOf(owner),
    name: 'Change the beds',
    description: '',
    time_minutes: 30,
    effort_level: 'easy',
    image_url: null,
    is_shared: true,
    ...asksNothing,
    ...noRule,
    created_at: monday,
    ...given,
  }
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
  return {
    id: idOf(`chore of ${owner}`),
    user_id: idOf(owner),
    created_at: '2026-11-21T09:00:00.000Z',
    name: 'Bins to the kerb',
    description: '',
    time_minutes: 10,
    effort_level: 'easy',
    image_url: null,
    is_shared: true,
    ...asksNothing,
    repeats: 'weekly',
    every: 1,
    weekdays: 0b0010010,
    month_day: null,
    month_week: null,
    months: 0,
    starts_on: '2026-11-21',
    ends_on: null,
    due_time: null,
    time_zone: 'Europe/Berlin',
    remind_at: null,
    if_missed: 'waits',
    who: 'anyone',
    turns_order: 'round',
    turns_change: 'each',
    approval: 'children',
    paused_from: null,
    paused_until: null,
    slot: '2026-11-24',
    last_slot: null,
    turn: 0,
    run: 0,
    best_run: 0,
    skips: '',
    revision: 0,
    rule_by: idOf(owner),
    ...given,
  }
}

export function makeSeat(chore: Chore, person: string, given: Partial<Seat> = {}): Seat {
  return {
    id: seatId(chore.id, idOf(person)),
    chore_id: chore.id,
    user_id: chore.user_id,
    person: idOf(person),
    place: 0,
    done: 0,
    away: '',
    ...given,
  }
}

/** The seats of these people in this order. */
export function makeSeats(chore: Chore, people: readonly string[]): readonly Seat[] {
  return people.map((name, place) => makeSeat(chore, name, { place }))
}

/** By default the pause of a house, for a week. */
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
