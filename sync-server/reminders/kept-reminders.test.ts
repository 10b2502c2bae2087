/** Reminders are stored: each is sent once, across restarts and failures, and finding them costs no more with many. */
import type { Statement } from 'better-sqlite3'
import { beforeEach, expect, test, vi } from 'vitest'
import { idOf, makeChore } from '#domain/testing/make.ts'
import { isOnPostgres } from '#server/testing/open-test-database.ts'
import type { RemindedHousehold } from './testing/reminded-household.ts'
import { DUE, EVENING, makeRemindedHousehold, OVERDUE, slot } from './testing/reminded-household.ts'

/** Each is a trip to PostgreSQL. */
const STRANGERS = isOnPostgres ? 200 : 1_000

let household: RemindedHousehold

beforeEach(async () => {
  household = await makeRemindedHousehold()
})

test('it is sent once, whatever changes afterwards, and across a restart (C24)', async () => {
  const id = await household.makeChore()
  expect(await household.receivedAt(EVENING, 'theo')).toEqual([DUE])
  await household.goTo('2026-03-03T17:01:00Z')
  await household.maya.rest('updateChore', { id, time_minutes: 20 })
  await household.goTo('2026-03-03T17:02:00Z')
  await household.maya.rest('passTurn', { id, slot })
  await household.theo.rest('claimOccurrence', { id, slot })
  household.restart()
  expect(await household.receivedAt('2026-03-03T17:03:00Z', 'theo')).toEqual([])
  expect(await household.receivedBy('maya')).toEqual([])
})

test('two commits in the same minute before it do not double it', async () => {
  const id = await household.makeChore()
  household.sleepUntil('2026-03-03T16:59:30Z')
  await household.maya.rest('updateChore', { id, time_minutes: 20 })
  await household.maya.rest('updateChore', { id, time_minutes: 30 })
  await household.goTo(EVENING)
  expect(await household.receivedAt('2026-03-03T17:01:00Z', 'theo')).toEqual([DUE])
})

test('it moves on in the commit that writes down the push: neither happens without the other', async () => {
  await household.makeChore()
  household.sleepUntil(EVENING)
  const { core, push } = household.app
  const run = core.writer.run.bind(core.writer)
  vi.spyOn(core.writer, 'run').mockImplementationOnce((work) =>
    run(() => {
      work()
      throw new Error('The disk broke')
    }),
  )
  await expect(push.remind()).rejects.toThrow('The disk broke')
  expect(await household.receivedBy('theo')).toEqual([])
  household.restart()
  expect(await household.receivedAt('2026-03-03T17:01:00Z', 'theo')).toEqual([DUE])
})

test('a server that stops before it has sent it leaves it to the next one', async () => {
  await household.makeChore()
  household.sleepUntil(EVENING)
  const { push } = household.app
  vi.spyOn(push.delivery, 'sendDue').mockResolvedValueOnce(undefined)
  await push.remind()
  household.restart()
  expect(await household.receivedAt('2026-03-03T17:01:00Z', 'theo')).toEqual([DUE])
})

test('a telling that cannot be written down is given up: it stops no other', async () => {
  await household.makeChore()
  household.sleepUntil(EVENING)
  const { push, lines } = household.app
  vi.spyOn(push.delivery, 'enqueue').mockImplementationOnce(() => {
    throw new Error('Nobody can read this')
  })
  await push.remind()
  await household.makeChore({ name: 'Compost' })
  expect(await household.receivedAt('2026-03-03T17:01:00Z', 'theo')).toEqual(['Compost: due today'])
  expect(lines.join('')).toContain('Nobody can read this')
})

test.each([
  ['later that day', '2026-03-03T22:30:00Z', [DUE]],
  ['the next morning', '2026-03-04T08:59:00Z', []],
  ['the next morning at nine', '2026-03-04T09:00:00Z', [OVERDUE]],
  ['the next evening', '2026-03-04T17:00:00Z', [OVERDUE]],
  ['two days later', '2026-03-05T12:00:00Z', []],
])('a server that was down makes up for it on the same day only: %s', async (_when, at, pushes) => {
  await household.makeChore()
  await household.goTo('2026-03-03T16:00:00Z')
  household.restart()
  expect(await household.receivedAt(at, 'theo')).toEqual(pushes)
})

test('a change after the server was down does not lose a missed reminder', async () => {
  const id = await household.makeChore()
  await household.goTo('2026-03-03T16:00:00Z')
  household.sleepUntil('2026-03-03T18:00:00Z')
  await household.maya.rest('updateChore', { id, time_minutes: 20 })
  expect(await household.receivedAt('2026-03-03T18:00:00Z', 'theo')).toEqual([DUE])
})

test('with an account, its chores and their reminders are deleted', async () => {
  const { theo, maya } = household
  await household.makeChore({ people: [maya.id], who: 'person' }, theo)
  await household.prefer(theo, { digest_at: '07:00' })
  expect(household.lines()).toHaveLength(2)
  const gone = await theo.call('DELETE', '/api/users/me', { password: 'knit-one-purl-two' })
  expect(gone).toMatchObject({ status: 200 })
  expect(household.lines()).toEqual([])
  expect(await household.receivedAt(EVENING, 'maya')).toEqual([])
})

test('a line that cannot be read stops no other', async () => {
  const id = await household.makeChore({ name: 'Compost' })
  await household.makeChore()
  household.app.database.prepare(`UPDATE chores SET remind_at = 'noon' WHERE id = ?`).run(id)
  expect(await household.receivedAt(EVENING, 'theo')).toEqual([DUE])
  expect(household.app.lines.filter((line) => line.includes('"fault"'))).toHaveLength(1)
})

test('however many are due at once, they are one push', async () => {
  for (let count = 0; count < 51; count++) await household.makeChore()
  expect(await household.receivedAt(EVENING, 'theo')).toEqual(['51 tasks are due'])
})

test('reminders that one commit has marked are sent, even if no other one succeeds', async () => {
  for (let count = 0; count < 51; count++) await household.makeChore()
  await household.goTo('2026-03-03T16:00:00Z')
  household.sleepUntil(EVENING)
  const { core, push } = household.app
  const run = core.writer.run.bind(core.writer)
  const spy = vi.spyOn(core.writer, 'run').mockImplementationOnce(run)
  spy.mockRejectedValue(new Error('The server is busy'))
  await expect(push.remind()).rejects.toThrow('The server is busy')
  spy.mockRestore()
  await push.delivery.sendDue()
  expect(await household.receivedBy('theo')).toEqual(['50 tasks are due'])
  await push.remind()
  expect(await household.receivedBy('theo')).toEqual([DUE])
})

test(`${STRANGERS} chores of strangers cost nothing when one is due`, async () => {
  const alone = await makeRemindedHousehold()
  await alone.makeChore()
  await household.makeChore()
  await addStrangers(household, STRANGERS)
  for (const each of [alone, household]) await each.goTo('2026-03-03T16:00:00Z')
  expect(household.lines()).toHaveLength(STRANGERS + 1)
  const cost = await costOf(() => alone.goTo(EVENING))
  expect(cost.rows).toBeGreaterThan(0)
  expect(await costOf(() => household.goTo(EVENING))).toEqual(cost)
  expect(await household.receivedBy('theo')).toEqual([DUE])
})

/** Chores that remind in November. */
async function addStrangers({ app }: RemindedHousehold, count: number): Promise<void> {
  const stranger = makeChore('Ida', { remind_at: '18:00' })
  const all = Array.from({ length: count }, (_, place) => ({
    ...stranger,
    id: idOf(`chore ${place}`),
  }))
  const changes = all.map(
    (after) => ({ table: 'chores', id: after.id, before: null, after }) as const,
  )
  await app.core.writer.run(() => {
    for (const change of changes) app.core.store.write(change)
    app.push.reminders.changed(changes)
  })
}

/**
 * How many statements the database runs, and how many rows they return. How many jobs share a commit depends on when a
 * push is answered, so commits do not count.
 */
async function costOf(work: () => Promise<void>) {
  const statement = Object.getPrototypeOf(household.app.database.prepare('SELECT 1')) as Statement
  const spies = (['all', 'get', 'run'] as const).map((name) => vi.spyOn(statement, name))
  await work()
  const calls = spies.flatMap(({ mock }) =>
    mock.results.filter(
      (_, place) =>
        !/^(?:BEGIN|COMMIT)/.test((mock.contexts[place] as Statement | undefined)?.source ?? ''),
    ),
  )
  const given = calls.map(({ value }) => (Array.isArray(value) ? value.length : 1))
  for (const spy of spies) spy.mockRestore()
  return { statements: calls.length, rows: given.reduce((sum, rows) => sum + rows, 0) }
}
