/** Times sent by a device: they bypass no limit, and no deleted id is used again. */
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { DAY_MS } from '#domain/calendar.ts'
import { auditLedger } from '#server/audit/audit-ledger.ts'
import type { TestApp, TestPerson } from '#server/testing/make-app.ts'
import { makeApp, makeCouple, makeSingle } from '#server/testing/make-app.ts'

const start = Date.parse('2026-03-02T09:00:00Z')
const day = (n: number) => new Date(start + n * DAY_MS).toISOString()

function task() {
  return { id: v7(), name: 'Dishes', time_minutes: 20 }
}

async function onFreePlan(): Promise<{ app: TestApp; maya: TestPerson }> {
  const { app, maya } = await makeSingle(makeApp({ PLAN_LIMITS: 'on' }))
  app.database.prepare(`UPDATE accounts SET plan = 'free'`).run()
  return { app, maya }
}

test('a new account cannot date changes before its creation to evade limits', async () => {
  const { maya } = await onFreePlan()
  const results = []
  for (let n = 0; n < 7; n++) results.push(await maya.push('createTask', task(), { at: day(-n) }))
  expect(results.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 5 }, () => 'applied'),
    'rejected',
    'rejected',
  ])
  expect(results.at(-1)).toMatchObject({ code: 'limit_reached' })
})

test('nor can it date loans before its creation', async () => {
  const { maya } = await makeCouple()
  const ask = (at: string) =>
    maya.push(
      'requestLoan',
      { id: v7(), amount: 10, title: 'Skates', description: 'Size 39' },
      { at },
    )
  for (const at of [day(-60), day(-30), day(0)])
    expect(await ask(at)).toMatchObject({ status: 'applied' })
  expect(await ask(day(-90))).toMatchObject({ status: 'rejected', code: 'loan_limit' })
})

test('a weekend offline still arrives on Monday, each day under its own limit (A15)', async () => {
  const { app, maya } = await onFreePlan()
  app.pass(30 * DAY_MS)
  for (const at of [day(27), day(28), day(29)])
    for (let n = 0; n < 5; n++)
      expect(await maya.push('createTask', task(), { at })).toMatchObject({ status: 'applied' })
})

test.each([
  ['createTask', 'deleteTask', { name: 'Dishes' }],
  ['createReward', 'deleteReward', { name: 'Cinema', description: 'Two seats' }],
  ['createTemplate', 'deleteTemplate', { name: 'Dishes' }],
])('an id that %s used stays used once its row is deleted', async (create, remove, fields) => {
  const { app, maya } = await makeSingle()
  app.database.prepare(`UPDATE accounts SET plan = 'ultimate'`).run()
  const id = v7()
  expect(await maya.push(create, { id, ...fields })).toMatchObject({ status: 'applied' })
  expect(await maya.push(remove, { id })).toMatchObject({ status: 'applied' })
  expect(await maya.push(create, { id, ...fields })).toMatchObject({
    status: 'rejected',
    code: 'id_conflict',
    message: 'This id was used before, and cannot be used again',
  })
})

test('the id of a task that was completed, reopened and deleted cannot be paid twice: the audit stays clean', async () => {
  const { app, maya } = await makeSingle()
  const made = task()
  for (const name of ['createTask', 'completeTask', 'reopenTask', 'deleteTask'])
    expect(await maya.push(name, name === 'createTask' ? made : { id: made.id })).toMatchObject({
      status: 'applied',
    })
  expect(await maya.push('createTask', made)).toMatchObject({ code: 'id_conflict' })
  expect(await maya.push('completeTask', { id: made.id })).toMatchObject({ code: 'not_found' })
  expect([...auditLedger(app.database)]).toEqual([])
})

test('in one batch, too, a deleted id is not created again', async () => {
  const { app, maya } = await makeSingle()
  const made = task()
  const at = day(0)
  const batch = (['createTask', 'deleteTask', 'createTask'] as const).map((name) => ({
    id: v7(),
    name,
    version: 1,
    input: name === 'createTask' ? made : { id: made.id },
    at,
  }))
  const { results } = await app.core.writer.run(() =>
    app.core.applier.apply(batch, { actor: maya.id, now: at }),
  )
  expect(results.map(({ status }) => status)).toEqual(['applied', 'applied', 'rejected'])
})

test('an id derived from a REST call can be reused by the call until the ledger contains it', async () => {
  const { app, maya } = await makeSingle()
  const headers = { 'Idempotency-Key': 'the same' }
  const create = async () => {
    const { status, body } = await maya.call('POST', '/api/tasks', { name: 'Dishes' }, headers)
    // Its outcome is forgotten after 430 days: then the call is a new one.
    app.database.prepare('DELETE FROM mutations').run()
    return { status, id: (body['task'] as { id: string } | undefined)?.id ?? '' }
  }
  const first = await create()
  await maya.rest('deleteTask', { id: first.id })
  expect(await create()).toEqual(first)
  for (const name of ['completeTask', 'reopenTask', 'deleteTask'] as const)
    await maya.rest(name, { id: first.id })
  expect((await create()).status).toBe(409)
})
