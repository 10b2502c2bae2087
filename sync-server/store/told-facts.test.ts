/** Sentences of earlier releases are converted to facts, and read the same afterwards (A12). */
import { expect, test } from 'vitest'
import type { Facts, Notification } from '#domain/notifications/notification.ts'
import { wordingOf } from '#domain/notifications/wording.ts'
import type { MadeRows } from '#domain/testing/make.ts'
import {
  idOf,
  makeLoan,
  makeNotification,
  makePartnership,
  makeReward,
  makeTask,
  makeUser,
  noFacts,
} from '#domain/testing/make.ts'
import { isOnPostgres, openTestDatabase } from '#server/testing/open-test-database.ts'
import { readMigrations } from './migrate.ts'
import { migrationToPostgres } from './postgres/dialect.ts'
import { createRowStore } from './row-store.ts'

const { sql = '' } = readMigrations().find(({ name }) => name === '0034-told-facts') ?? {}
/** The statements that convert the sentences, without those for the columns, which exist already. */
const reading = sql.slice(sql.indexOf('UPDATE'), sql.indexOf('ALTER TABLE push_jobs'))

/** Maya's notification after the migration, caused by Theo in a household with a task, a reward and a loan. */
async function migrated(told: Notification): Promise<Notification | null> {
  const database = openTestDatabase()
  const store = createRowStore(database)
  const rows: MadeRows = [
    ['users', makeUser('Maya')],
    ['users', makeUser('Theo')],
    ['partnerships', makePartnership('Maya', 'Theo')],
    ['tasks', makeTask('Theo', { id: idOf('task') })],
    ['rewards', makeReward('Theo', { id: idOf('reward'), point_cost: 60 })],
    ['loans', makeLoan('Theo', { id: idOf('loan'), amount: 50 })],
    ['notifications', told],
  ]
  return database.engine
    .createWriter(() => performance.now())
    .run(() => {
      for (const [table, after] of rows) store.write({ table, id: after.id, before: null, after })
      database.exec(isOnPostgres ? migrationToPostgres(reading) : reading)
      return store.get('notifications', told.id)
    })
}

type Type = Notification['type']
const facts = (type: Type, related: Notification['related_type'], given: Partial<Facts> = {}) =>
  makeNotification('Maya', {
    ...noFacts,
    type,
    related_type: related,
    related_id: idOf(related),
    actor: idOf('Theo'),
    actor_name: 'Theo',
    ...given,
  })
const bins = { subject: 'Bins: “now” completed with you', subject_of: idOf('Theo') }
const unowned = { ...bins, subject_of: null }

test.each<readonly [Notification]>([
  [facts('task_completed', 'task', bins)],
  [facts('task_completed', 'task', { how: 'private' })],
  [facts('task_completed', 'task')],
  [facts('task_approved', 'task', bins)],
  [facts('task_claimed', 'task', bins)],
  [facts('task_reopened', 'task', bins)],
  [facts('task_reopened', 'task', { how: 'private' })],
  [facts('helped', 'task', bins)],
  [facts('turn_passed', 'chore', unowned)],
  [facts('turn_given', 'chore', unowned)],
  [facts('chores_paused', 'pause')],
  [facts('reward_requested', 'reward', bins)],
  [facts('reward_offered', 'reward', bins)],
  [facts('reward_redeemed', 'reward', bins)],
  [facts('reward_redeemed', 'reward')],
  [facts('reward_approved', 'reward', bins)],
  [facts('reward_denied', 'reward', { ...bins, subject: 'A long bath' })],
  [facts('reward_denied', 'reward', { ...bins, subject: 'A long bath', amount: 60 })],
  [
    facts('reward_denied', 'reward', {
      ...bins,
      subject: 'A bath',
      amount: 60,
      quote: 'Not “now”',
    }),
  ],
  [facts('loan_requested', 'loan', { amount: 50 })],
  [facts('loan_approved', 'loan', { amount: 50 })],
  [facts('loan_denied', 'loan', { amount: 50 })],
  [facts('loan_repaid', 'loan', { amount: 50 })],
  [facts('partnership_invitation', 'partnership')],
  [facts('partnership_accepted', 'partnership')],
  [facts('partnership_removed', 'partnership')],
  [facts('partnership_removed', 'partnership', { how: 'account_deleted' })],
  [facts('partnership_removed', 'partnership', { how: 'profile_deleted', subject: 'Juno' })],
  [facts('partnership_removed', 'partnership', { how: 'parent_removed', subject: 'Juno' })],
  [facts('parent_invitation', 'partnership', { subject: 'Juno' })],
  [facts('child_grown_up', 'partnership', { subject: 'Juno' })],
  [facts('weekly_report', 'report', { actor: null, actor_name: '' })],
])('%o', async (told) => {
  const old = { ...told, ...noFacts, content: wordingOf(told) }
  expect(await migrated(old)).toEqual(told)
})

test.each([
  [
    'a pause with a day, which has no year',
    'chores_paused',
    'Theo paused repeating tasks until Tue, Mar 3',
  ],
  ['a loan that is gone', 'loan_approved', 'Theo lent you 50 points'],
  ['a sentence that no release wrote', 'task_completed', 'Something else'],
] as const)('%s stays as it was written', async (_, type, content) => {
  const old = makeNotification('Maya', { ...noFacts, type, content, related_id: idOf('gone') })
  const after = await migrated(old)
  expect(after).toEqual(old)
  expect(after && wordingOf(after)).toBe(content)
})
