/** A clock that was wrong and is set back, by minutes or by a year, does not stop anything for that long. */
import { v7 } from 'uuid'
import { beforeEach, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/calendar.ts'
import { logIn } from '#server/auth/make-test-server.ts'
import type { RemindedHousehold } from '#server/reminders/testing/reminded-household.ts'
import {
  DUE,
  EVENING,
  makeRemindedHousehold,
} from '#server/reminders/testing/reminded-household.ts'
import { createTakeJob } from '#server/store/due-jobs.ts'
import { webhooks } from '#server/store/program-tables.ts'
import { queriesOf } from '#server/store/queries.ts'
import { makeApp } from '#server/testing/make-app.ts'
import { followClockBack } from './clock-back.ts'

const YEAR_MS = 365 * DAY_MS
let household: RemindedHousehold

beforeEach(async () => {
  household = await makeRemindedHousehold()
})

/** Everything as it would be if the clock had been a year ahead until now. */
async function setBack(): Promise<void> {
  const { app } = household
  const later = new Date('2027-03-02T09:00:00Z')
  app.database.exec(`UPDATE due_reminders SET at = '2027-03-03T17:00:00.000Z', awaits = at`)
  createTakeJob(app.database, () => later)('push', 60_000)
  createTakeJob(app.database, () => later)('clean-up', DAY_MS)
  await app.core.writer.run(() => followClockBack(app.database, new Date('2026-03-02T09:00:00Z')))
}

test('reminders come, jobs are done, and a code of a time to come opens nothing', async () => {
  const { app, maya } = household
  await household.makeChore()
  const juno = String((await maya.rest('makeChild', { name: 'Juno' })).body['id'])
  const { body } = await maya.call('POST', `/api/children/${juno}/code`)
  app.database.exec(`UPDATE child_codes SET created_at = '2027-03-02T09:00:00.000Z'`)
  await setBack()
  expect(await household.receivedAt(EVENING, 'theo')).toEqual([DUE])
  const take = createTakeJob(app.database, () => new Date('2026-03-02T09:00:00Z'))
  expect([take('push', 60_000), take('clean-up', DAY_MS)]).toEqual([true, true])
  const entered = await app.send('POST', '/api/auth/code', { body: { code: body['code'] } })
  expect(entered.status).toBe(404)
})

test.each([6 * MINUTE_MS, 20 * HOUR_MS])('set back by %i ms it stops no job', async (ms) => {
  const { app } = household
  const before = new Date('2026-03-02T09:00:00Z')
  createTakeJob(app.database, () => before)('push', 60_000)
  const after = new Date(before.getTime() - ms)
  await app.core.writer.run(() => followClockBack(app.database, after))
  expect(createTakeJob(app.database, () => after)('push', 60_000)).toBe(true)
})

/** On the evening of the reminder, the clock is set back by four hours. */
async function setBackAt(evening: string): Promise<void> {
  const { app } = household
  const take = createTakeJob(app.database, () => new Date(evening))
  take('push', 60_000)
  take('clean-up', DAY_MS)
  const afternoon = '2026-03-03T13:00:00Z'
  household.sleepUntil(afternoon)
  await app.core.writer.run(() => followClockBack(app.database, new Date(afternoon)))
}

test('set back by some hours it repeats no reminder', async () => {
  await household.makeChore()
  await household.goTo(EVENING)
  await setBackAt(EVENING)
  expect(await household.receivedAt(EVENING, 'theo')).toEqual([DUE])
})

test('a reminder that was made just before comes at its time', async () => {
  const late = '2026-03-03T17:30:00Z'
  household.sleepUntil(late)
  await household.makeChore()
  await setBackAt(late)
  expect(await household.receivedAt(EVENING, 'theo')).toEqual([DUE])
})

test('a session of a time to come is no proof, and lasts no longer than others', async () => {
  const { app, theo } = household
  const ahead = '2027-03-02T09:00:00.000Z'
  app.database.prepare('UPDATE sessions SET created_at = ?, seen_at = ?').run(ahead, ahead)
  const leave = async () => (await theo.call('DELETE', '/api/users/me')).body['code']
  expect(await leave()).toBe('proof_needed')
  await setBack()
  expect(await leave()).toBe('proof_needed')
  app.pass(30 * DAY_MS - 1)
  expect((await theo.call('GET', '/api/tasks')).status).toBe(200)
  app.pass(150 * DAY_MS)
  expect((await theo.call('GET', '/api/tasks')).status).toBe(401)
})

test('webhooks are sent what waits, and look for what is due', async () => {
  const { app, maya } = household
  const told = { id: v7(), user_id: maya.id, address: 'http://127.0.0.1:1/', events: ',chore.due,' }
  const ahead = '2027-03-02T09:00:00.000Z'
  const sent = { busy_until: ahead, failing_since: ahead }
  const times = { created_at: ahead, seen_until: ahead, look_at: ahead, ...sent }
  queriesOf(app.database)
    .insert(webhooks)
    .values({ ...told, ...times })
    .run()
  await setBack()
  const at = '2026-03-02T09:00:00.000Z'
  const found = queriesOf(app.database).select().from(webhooks).get()
  expect(found).toMatchObject({ seen_until: at, look_at: at, busy_until: '', failing_since: at })
})

test('nothing is touched while the clock goes on as it should', async () => {
  const { app } = household
  await household.makeChore()
  const before = household.lines()
  createTakeJob(app.database, () => new Date('2026-03-02T09:00:00Z'))('clean-up', DAY_MS)
  await app.core.writer.run(() => followClockBack(app.database, new Date('2026-03-02T09:00:00Z')))
  expect(household.lines()).toEqual(before)
})

test('nobody waits for a year to sign in, to register or for any call', async () => {
  const app = makeApp({ RATE_LIMITS: 'on' })
  const guess = () => logIn(app, 'maya', 'a-wrong-guess')
  app.pass(YEAR_MS)
  const many = await Promise.all(Array.from({ length: 310 }, () => app.send('GET', '/api/who')))
  expect(many.at(-1)?.status).toBe(429)
  app.pass(11_000)
  for (let tries = 0; tries < 11; tries++) await guess()
  expect((await guess()).status).toBe(429)
  app.pass(-YEAR_MS)
  expect((await guess()).status).toBe(401)
})
