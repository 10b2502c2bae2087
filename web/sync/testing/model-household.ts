/** The household that every run of the model starts with: two couples and an outsider, with chores. */
import type { Chore, Seat } from '#domain/chores/chore.ts'
import type { Loan } from '#domain/loans/loan.ts'
import type { Partnership } from '#domain/partnerships/partnership.ts'
import { picturePath } from '#domain/pictures/picture-path.ts'
import { emptyBalance, moved } from '#domain/points/points.ts'
import type { Entry } from '#domain/points/points.ts'
import type { Reward } from '#domain/rewards/reward.ts'
import type { AnyRow, TableName } from '#domain/tables.ts'
import type { Task } from '#domain/tasks/task.ts'
import { pointsFor } from '#domain/tasks/task.ts'
import {
  idOf,
  makeAccount,
  makeChore,
  makeLoan,
  makeMadeChild,
  makePartnership,
  makeReward,
  makeSeats,
  makeTask,
  makeUser,
  monday,
  openSettings,
} from '#domain/testing/make.ts'
import type { Change } from '#domain/tx.ts'
import { createCore } from '#server/core.ts'
import { openEmptySqlite } from '#server/testing/open-empty-sqlite.ts'

/** So few steps that ticks meet. */
export const steps = ['Plates', 'Pots', 'Knives'] as const
const checklist = steps.join('\n')

export const people = ['Maya', 'Theo', 'Nora', 'Liam', 'Otis'] as const
const couples = [
  ['Maya', 'Theo'],
  ['Nora', 'Liam'],
] as const

/** Invitations that wait for an answer, so that households often grow. */
const invitations = [
  ['Nora', 'Maya'],
  ['Otis', 'Theo'],
  ['Maya', 'Otis'],
  ['Liam', 'Theo'],
] as const

let kept: Buffer | undefined

/** A database with the household in it, as a file; made once. */
export function blankHousehold(): Buffer {
  kept ??= make()
  return Buffer.from(kept)
}

/** Tasks that exist from the start: shared, private, and one that is done. */
export function firstTasks(): readonly Task[] {
  return people.flatMap((name) => [
    makeTask(name, { id: idOf(`s ${name}`), name: `shared of ${name}`, checklist }),
    makeTask(name, { id: idOf(`p ${name}`), name: `secret of ${name}`, is_shared: false }),
    makeTask(name, {
      id: idOf(`d ${name}`),
      name: `secret done by ${name}`,
      is_shared: false,
      needs_photo: true,
      proof_url: picturePath('0a'.repeat(32)),
      completed_at: monday,
      completions: 1,
    }),
  ])
}

/** Rewards from the start: each person has one to redeem, one awaiting a partner, and one to redeem repeatedly. */
export function firstRewards(): readonly Reward[] {
  return people.flatMap((name) => [
    makeReward(name, { id: idOf(`a ${name}`), name: `wish of ${name}`, point_cost: 30 }),
    makeReward(name, {
      id: idOf(`w ${name}`),
      name: `dream of ${name}`,
      awaiting_approval: true,
      approved_by: null,
    }),
    makeReward(name, {
      id: idOf(`y ${name}`),
      name: `habit of ${name}`,
      point_cost: 2,
      is_standing: true,
      stock: 2,
      per_week: 2,
      cooldown_days: 1,
      approved_by: idOf(partnerOf(name)),
    }),
  ])
}

/** So that there is somebody who can deny a redeemed reward. */
function partnerOf(name: string): string {
  const couple = couples.find((each) => each.some((one) => one === name))
  return couple?.find((each) => each !== name) ?? name
}

/** Each person requests points. */
export function firstLoans(): readonly Loan[] {
  return people.map((name) => makeLoan(name, { id: idOf(`l ${name}`) }))
}

/** Each couple takes turns every day: one waits, the other moves on. */
function firstChores(): readonly Chore[] {
  return couples.map(([owner], place) =>
    makeChore(owner, {
      id: idOf(`h${place}`),
      created_at: monday,
      repeats: 'daily',
      starts_on: '2026-03-01',
      slot: '2026-03-01',
      if_missed: place === 0 ? 'waits' : 'moves_on',
      who: 'turns',
    }),
  )
}

function firstSeats(): readonly Seat[] {
  return firstChores().flatMap((chore, couple) => makeSeats(chore, couples[couple] ?? []))
}

export function firstPartnerships(): readonly Partnership[] {
  return [
    ...couples.map(([inviter, invitee]) => makePartnership(inviter, invitee)),
    ...invitations.map(([inviter, invitee], index) =>
      makePartnership(inviter, invitee, {
        status: 'pending',
        token: `first${index}`.padEnd(43, 'x'),
        role: inviter === 'Liam' ? 'child' : 'partner',
      }),
    ),
  ]
}

/** A child without e-mail whom Maya made; Theo is asked to be a parent, too (K1, K4). */
function firstChild(): readonly (readonly [TableName, AnyRow])[] {
  const question = makePartnership('Theo', 'Juno', {
    role: 'child',
    status: 'pending',
    email: '',
    asked_by: idOf('Maya'),
  })
  return [
    ...makeMadeChild('Juno', 'Maya'),
    ['partnerships', question],
    ['tasks', makeTask('Juno', { id: idOf('s Juno'), name: 'shared of Juno' })],
  ]
}

function make(): Buffer {
  const database = openEmptySqlite()
  const core = createCore({ database, settings: openSettings, report: () => undefined })
  const put = (table: TableName, row: AnyRow) => ({ table, id: row.id, before: null, after: row })
  const tasks = firstTasks()
  const entries = tasks.filter(({ completed_at }) => completed_at !== null).map(entryOf)
  const changes = [
    ...people.flatMap((name) => [
      put('users', makeUser(name)),
      put(
        'accounts',
        makeAccount(name, { plan: name === 'Theo' || name === 'Maya' ? 'ultimate' : 'free' }),
      ),
    ]),
    ...firstPartnerships().map((partnership) => put('partnerships', partnership)),
    ...firstChild().map(([table, row]) => put(table, row)),
    ...tasks.map((task) => put('tasks', task)),
    ...firstChores().map((chore) => put('chores', chore)),
    ...firstSeats().map((seat) => put('seats', seat)),
    ...firstRewards().map((reward) => put('rewards', reward)),
    ...firstLoans().map((loan) => put('loans', loan)),
    ...entries.flatMap((entry) => [
      put('entries', entry),
      put('balances', moved(emptyBalance(entry.user_id), entry)),
    ]),
  ].map(spreadInTime)
  core.feed.record(changes)
  return database.serialize()
}

/** Each row is a minute older than the one before it, so that a first sync has pages. */
function spreadInTime(change: Change, index: number): Change {
  const { table, after } = change
  if (after === null || table === 'accounts' || !('created_at' in after)) return change
  const created_at = new Date(Date.parse(after.created_at) - index * 60_000).toISOString()
  return { ...change, after: { ...after, created_at } }
}

function entryOf(task: Task): Entry {
  return {
    id: `task:${task.id}:completed:1`,
    user_id: task.user_id,
    ledger: 'total',
    amount: pointsFor(task),
    reason: 'task_completed',
    related_id: task.id,
    related_type: 'task',
    created_at: monday,
  }
}
