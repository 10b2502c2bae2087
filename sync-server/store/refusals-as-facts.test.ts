/** Refusals that earlier releases stored as sentences are read as facts, and read the same afterwards. */
import { expect, test } from 'vitest'
import type { RefusalCode, RefusalDetails } from '#domain/command-error.ts'
import { refusalText } from '#domain/refusal-texts.ts'
import { createOutcomes, resultOf } from '#server/sync/outcomes.ts'
import { isOnPostgres, openTestDatabase } from '#server/testing/open-test-database.ts'
import { readMigrations } from './migrate.ts'
import { migrationToPostgres } from './postgres/dialect.ts'

const { sql = '' } = readMigrations().find(({ name }) => name === '0035-refusals-as-facts') ?? {}

type Old = { readonly code: RefusalCode; readonly message: string; readonly details: string | null }

/** The answer that a device gets today to a change that an earlier release refused. */
async function answerTo({ code, message, details }: Old) {
  const database = openTestDatabase()
  const outcomes = createOutcomes(database)
  const sent = { id: 'a', name: 'completeTask', version: 1, at: '', input: {} }
  return database.engine
    .createWriter(() => performance.now())
    .run(() => {
      database
        .prepare(
          `INSERT INTO mutations (user_id, id, name, fingerprint, status, code, message, details, at, received_at)
           VALUES ('maya', 'a', 'completeTask', '', 'rejected', ?, ?, ?, '', '')`,
        )
        .run(code, message, details)
      database.exec(isOnPostgres ? migrationToPostgres(sql) : sql)
      const outcome = outcomes.lookUp('maya', [sent]).outcomes.get('a')
      return outcome && resultOf('a', outcome)
    })
}

test.each<readonly [RefusalCode, RefusalDetails]>([
  ['already_completed', { reason: 'first', name: 'Theo', at: '2026-03-02T09:00:00.000Z' }],
  ['claimed', { reason: 'first', name: 'Theo', at: null }],
  ['already_decided', { reason: 'denied', name: 'Theo' }],
  ['already_decided', { reason: 'answered', status: 'declined' }],
  ['already_invited', { reason: 'partners' }],
  ['not_found', { reason: 'tasks', name: 'Theo', at: '2026-03-02T09:00:00.000Z' }],
  ['not_found', { reason: 'loans' }],
  ['gone', { reason: 'changed_by', name: 'Theo' }],
  ['insufficient_points', { reason: 'to_redeem', need: 60, have: 10 }],
  ['insufficient_points', { reason: 'below_zero', have: -5 }],
  ['not_approved', { reason: 'denied' }],
  ['loan_limit', { reason: 'month', limit: 3 }],
  ['limit_reached', { reason: 'rewards', limit: 3 }],
  ['reward_limit', { reason: 'reached', is: 'days', from: '2026-03-03' }],
  ['price_changed', { reason: 'cost', cost: 70 }],
  ['too_late', { reason: 'over' }],
  ['online_only', { reason: 'server' }],
  ['server_error', { reason: 'unsaved' }],
  ['invalid_args', { reason: 'bound', bound: 'Say "please", or \\ nothing', field: 'name' }],
])('%s %o', async (code, facts) => {
  const message = refusalText({ code, details: facts })
  const { reason: _, bound: __, ...rest } = facts
  const details = Object.keys(rest).length === 0 ? null : JSON.stringify(rest)
  const answer = await answerTo({ code, message, details })
  expect(answer).toEqual({ id: 'a', status: 'rejected', code, message, details: facts })
})

test('a sentence whose facts are not known stays as it was written', async () => {
  const old = { code: 'forbidden', message: 'Only Theo changes cost and limits' } as const
  const answer = await answerTo({ ...old, details: '{"name":"Theo"}' })
  expect(answer).toMatchObject({ ...old, details: { name: 'Theo' } })
})
