/** Reminders come by push at their time, once, to whose turn it is, and to nobody if there is nothing to do (C24). */
import { beforeEach, expect, test } from 'vitest'
import { occurrenceId } from '#domain/chores/chore-ids.ts'
import type { Pause } from '#domain/chores/chore.ts'
import type { Partnership } from '#domain/partnerships/partnership.ts'
import { makeTask } from '#domain/testing/make.ts'
import type { TestPerson } from '#server/testing/make-app.ts'
import type { RemindedHousehold } from './testing/reminded-household.ts'
import { DUE, EVENING, makeRemindedHousehold, OVERDUE, slot } from './testing/reminded-household.ts'

let household: RemindedHousehold

beforeEach(async () => {
  household = await makeRemindedHousehold()
})

test('the person whose turn it is gets a reminder at its time, and nobody else (C24)', async () => {
  await household.makeChore()
  expect(await household.receivedAt('2026-03-03T16:59:00Z', 'theo')).toEqual([])
  expect(await household.receivedAt(EVENING, 'theo')).toEqual([DUE])
  expect(await household.receivedBy('maya')).toEqual([])
})

test('a reminder names the time at which it is due, and opens the tasks', async () => {
  await household.makeChore({ due_time: '19:00' })
  expect(await household.receivedAt(EVENING, 'theo')).toEqual(['Bins to the kerb: due at 19:00'])
  const sent = household.service.received.find(({ message }) => message.opens === 'tasks')
  expect(sent?.message.account).toBe(household.theo.id)
  // Until the end of Theo's day, and beside what waits at the push service as news.
  expect(sent?.headers['ttl']).toBe(String(7 * 60 * 60 - 1))
  const news = household.service.received.find(({ message }) => message.opens === undefined)
  expect(sent?.headers['topic']).not.toBe(news?.headers['topic'])
})

test.each([
  ['set after its time', { remind_at: null }],
  ['moved to an earlier time', { remind_at: '23:00' }],
])('a reminder %s has not been missed', async (_how, given) => {
  const id = await household.makeChore(given)
  await household.goTo('2026-03-03T18:00:00Z')
  await household.maya.rest('updateChore', { id, remind_at: '18:30' })
  expect(await household.receivedAt('2026-03-03T18:01:00Z', 'theo')).toEqual([])
})

test('one that was due before it was looked at is not lost by a change', async () => {
  household.sleepUntil('2026-03-03T16:59:50Z')
  const id = await household.makeChore()
  household.sleepUntil('2026-03-03T17:00:10Z')
  await household.maya.rest('updateChore', { id, time_minutes: 20 })
  expect(await household.receivedAt('2026-03-03T17:00:20Z', 'theo')).toEqual([DUE])
})

test('one set for the same minute is not missed', async () => {
  household.sleepUntil('2026-03-03T16:59:50Z')
  await household.makeChore()
  expect(await household.receivedAt('2026-03-03T17:00:20Z', 'theo')).toEqual([DUE])
})

test.each([
  ['done', (id: string) => household.theo.rest('completeOccurrence', { id, slot })],
  ['skipped', (id: string) => household.maya.rest('skipOccurrence', { id, slot })],
  ['paused', (id: string) => household.maya.rest('pauseChore', { id, from_on: slot })],
  ['deleted', (id: string) => household.maya.rest('deleteChore', { id })],
  ['moved to another day', (id: string) => move(id, { due_on: '2026-03-04' })],
  ['no longer to be reminded of', (id: string) => unset(id)],
])('an occurrence that was %s meanwhile reminds nobody', async (_how, change) => {
  const id = await household.makeChore()
  await household.goTo('2026-03-03T09:00:00Z')
  expect(await change(id)).toMatchObject({ status: 200 })
  expect(await household.receivedAt(EVENING, 'theo')).toEqual([])
  expect(await household.receivedBy('maya')).toEqual([])
})

const unset = (id: string) => household.maya.rest('updateChore', { id, remind_at: null })
const move = (id: string, given: object) =>
  household.maya.rest('updateOccurrence', { id, slot, ...given })

test('one that was moved reminds on its new day (C16)', async () => {
  const id = await household.makeChore()
  await move(id, { due_on: '2026-03-05' })
  await household.goTo(EVENING)
  expect(await household.receivedAt('2026-03-05T17:00:00Z', 'theo')).toEqual([DUE])
  expect(await household.receivedAt('2026-03-06T09:00:00Z', 'theo')).toEqual([
    'Bins to the kerb: overdue since Thu, Mar 5',
  ])
})

test('a turn that was passed on reminds the person who has it now (C14)', async () => {
  const id = await household.makeChore()
  await household.goTo('2026-03-03T09:00:00Z')
  await household.maya.rest('passTurn', { id, slot })
  expect(await household.receivedAt(EVENING, 'maya')).toEqual([DUE])
  expect(await household.receivedBy('theo')).toEqual([])
})

test('one that was claimed reminds the person who claimed it', async () => {
  const id = await household.makeChore()
  await household.maya.rest('claimOccurrence', { id, slot })
  expect(await household.receivedAt(EVENING, 'maya')).toEqual([DUE])
  expect(await household.receivedBy('theo')).toEqual([])
})

test('one that was given to a person reminds that person (C14)', async () => {
  const id = await household.makeChore()
  await move(id, { assigned_to: household.maya.id })
  expect(await household.receivedAt(EVENING, 'maya')).toEqual([DUE])
  expect(await household.receivedBy('theo')).toEqual([])
})

test('one that was moved to an earlier day reminds on that one', async () => {
  const id = await household.makeChore()
  await household.goTo('2026-03-02T10:00:00Z')
  expect(await move(id, { due_on: '2026-03-02' })).toMatchObject({ status: 200 })
  expect(await household.receivedAt('2026-03-02T17:00:00Z', 'theo')).toEqual([DUE])
})

test('one that waits in a pause does not remind on a day of it, wherever it was moved to', async () => {
  const id = await household.makeChore()
  await household.receivedAt(EVENING, 'theo')
  household.sleepUntil('2026-03-04T12:00:00Z')
  await move(id, { due_on: '2026-03-05' })
  await household.maya.rest('pauseChore', { id, from_on: '2026-03-05', until_on: '2026-03-06' })
  expect(await household.receivedAt('2026-03-05T17:00:00Z', 'theo')).toEqual([])
})

test('the one that comes next reminds beside one that was taken back (C9)', async () => {
  const id = await household.makeChore()
  household.sleepUntil('2026-03-03T12:00:00Z')
  await household.theo.rest('completeOccurrence', { id, slot })
  household.sleepUntil('2026-03-04T09:00:00Z')
  const next = { id, slot: '2026-03-10' }
  expect(await household.maya.rest('completeOccurrence', next)).toMatchObject({ status: 200 })
  const back = await household.theo.rest('reopenTask', { id: occurrenceId(id, slot) })
  expect(back).toMatchObject({ status: 200 })
  expect(await household.receivedAt('2026-03-10T17:00:00Z', 'maya')).toEqual([])
  expect(await household.receivedAt('2026-03-17T17:00:00Z', 'theo')).toEqual([DUE])
})

test('a person who is away is not reminded, even of a task they claimed (C13)', async () => {
  const id = await household.makeChore()
  await household.maya.rest('claimOccurrence', { id, slot })
  await pause(household.maya, 'away')
  expect(await household.receivedAt(EVENING, 'maya')).toEqual([])
  expect(await household.receivedBy('theo')).toEqual([])
})

/** Until further notice; returns its id. */
async function pause(person: TestPerson, kind: Pause['kind']): Promise<string> {
  const answer = await person.rest('setPause', { kind, from_on: '2026-03-02' })
  expect(answer).toMatchObject({ status: 201 })
  return (answer.body['pause'] as Pause).id
}

test.each(['away', 'chores'] as const)(
  'after a pause, “%s”, they are reminded again (C19)',
  async (kind) => {
    const { maya, theo } = household
    const person = kind === 'away' ? theo : maya
    await household.makeChore({ who: 'person', people: [theo.id] })
    const id = await pause(person, kind)
    await household.goTo('2026-03-02T10:00:00Z')
    expect(household.lines()).toEqual([])
    await person.rest('endPause', { id })
    expect(await household.receivedAt(EVENING, 'theo')).toEqual([DUE])
  },
)

test('a task for anyone reminds those who want that, and no others', async () => {
  await household.makeChore({ who: 'anyone', people: [] })
  await household.goTo('2026-03-02T12:00:00Z')
  await household.prefer(household.theo, { remind_anyone: true })
  expect(await household.receivedAt(EVENING, 'theo')).toEqual([DUE])
  expect(await household.receivedBy('maya')).toEqual([])
})

test('a private one reminds its owner alone, by its name', async () => {
  await household.makeChore({ who: 'anyone', people: [], is_shared: false })
  await household.prefer(household.theo, { remind_anyone: true })
  expect(await household.receivedAt(EVENING, 'maya')).toEqual([DUE])
  expect(await household.receivedBy('theo')).toEqual([])
})

test('a task for anyone reminds the only person who sees it', async () => {
  await household.makeChore({ who: 'anyone', people: [] })
  const [{ id }] = household.app.core.store.all('partnerships', '') as [Partnership]
  expect(await household.maya.rest('removePartner', { id })).toMatchObject({ status: 200 })
  expect(await household.receivedAt(EVENING, 'maya')).toEqual([DUE])
  expect(await household.receivedBy('theo')).toEqual([])
})

test('nobody is reminded of a task they do not see', async () => {
  const id = await household.makeChore()
  await move(id, { assigned_to: household.theo.id })
  const { store } = household.app.core
  for (const before of [...store.all('chores', ''), ...store.all('tasks', '')])
    store.write({
      table: 'slot' in before && 'repeats' in before ? 'chores' : 'tasks',
      id: before.id,
      before,
      after: { ...before, is_shared: false },
    })
  const given = { due_zone: 'Europe/Berlin', remind_at: '18:00', assigned_to: household.theo.id }
  const hers = { user_id: household.maya.id, is_shared: false, due_on: slot, ...given }
  await household.put(makeTask('Maya', hers))
  expect(await household.receivedAt(EVENING, 'theo')).toEqual([])
})

test('in quiet hours it is held, and looked at again when they end', async () => {
  await household.makeChore()
  await household.prefer(household.theo, { quiet_hours: { from: '16:00', until: '20:00' } })
  expect(await household.receivedAt(EVENING, 'theo')).toEqual([])
  expect(await household.receivedAt('2026-03-03T19:59:00Z', 'theo')).toEqual([])
  expect(await household.receivedAt('2026-03-03T20:00:00Z', 'theo')).toEqual([DUE])
})

test('a task done in quiet hours reminds nobody after them', async () => {
  const id = await household.makeChore()
  await household.prefer(household.theo, { quiet_hours: { from: '16:00', until: '20:00' } })
  await household.goTo(EVENING)
  await household.theo.rest('completeOccurrence', { id, slot })
  expect(await household.receivedAt('2026-03-03T20:00:00Z', 'theo')).toEqual([])
})

test('each is told after their own quiet hours, and once', async () => {
  const id = await household.makeChore({ who: 'anyone', people: [] })
  await household.prefer(household.maya, { remind_anyone: true })
  const quiet_hours = { from: '16:00', until: '20:00' }
  await household.prefer(household.theo, { remind_anyone: true, quiet_hours })
  expect(await household.receivedAt(EVENING, 'maya')).toEqual([DUE])
  await household.maya.rest('updateChore', { id, time_minutes: 20 })
  await household.goTo('2026-03-03T17:01:00Z')
  expect(await household.receivedAt('2026-03-03T20:00:00Z', 'maya')).toEqual([])
  expect(await household.receivedBy('theo')).toEqual([DUE])
})

test('quiet hours over midnight leave one reminder: that it is overdue, after them', async () => {
  await household.makeChore({ remind_at: '23:30' })
  await household.prefer(household.theo, { quiet_hours: { from: '22:00', until: '10:00' } })
  await household.goTo('2026-03-03T22:30:00Z')
  expect(await household.receivedAt('2026-03-04T09:00:00Z', 'theo')).toEqual([])
  expect(await household.receivedAt('2026-03-04T10:00:00Z', 'theo')).toEqual([OVERDUE])
})

test('a person who muted reminders gets none', async () => {
  await household.makeChore()
  await household.prefer(household.theo, { muted: ['reminder'], digest_at: '07:00' })
  await household.goTo('2026-03-03T07:00:00Z')
  expect(await household.receivedAt(EVENING, 'theo')).toEqual([])
})

test('an overdue one reminds once, the next morning at nine, and never again', async () => {
  await household.makeChore()
  await household.receivedAt(EVENING, 'theo')
  expect(await household.receivedAt('2026-03-04T08:59:00Z', 'theo')).toEqual([])
  expect(await household.receivedAt('2026-03-04T09:00:00Z', 'theo')).toEqual([OVERDUE])
  for (const at of ['2026-03-04T17:00:00Z', '2026-03-05T09:00:00Z', '2026-03-05T17:00:00Z'])
    await household.goTo(at)
  expect(await household.receivedBy('theo')).toEqual([])
  expect(household.lines()).toEqual([])
})

test('a morning begins with the digest of a person, in their own zone', async () => {
  await household.makeChore()
  await household.theo.rest('updateProfile', { time_zone: 'America/New_York' })
  await household.prefer(household.theo, { digest_at: '06:30' })
  await household.receivedAt(EVENING, 'theo')
  expect(await household.receivedAt('2026-03-04T11:29:00Z', 'theo')).toEqual([])
  expect(await household.receivedAt('2026-03-04T11:30:00Z', 'theo')).toEqual([
    `1 task today. ${OVERDUE}`,
  ])
})

test('one that moved on was missed, and is not called overdue; the next reminds at its time (C6)', async () => {
  await household.makeChore({ repeats: 'daily', weekdays: 0, if_missed: 'moves_on' })
  await household.goTo(EVENING)
  await household.goTo('2026-03-03T23:00:00Z')
  expect(await household.receivedAt('2026-03-04T09:00:00Z', 'theo')).toEqual([DUE])
  expect(await household.receivedAt('2026-03-04T17:00:00Z', 'maya')).toEqual([DUE])
})

test('the next one reminds after the one before was missed days ago', async () => {
  await household.makeChore({ if_missed: 'moves_on' })
  for (let day = 3; day <= 10; day++)
    for (const time of ['09:00', '17:00', '23:00'])
      await household.goTo(`2026-03-${String(day).padStart(2, '0')}T${time}:00Z`)
  expect(await household.receivedBy('theo')).toEqual([DUE, OVERDUE])
  expect(await household.receivedBy('maya')).toEqual([DUE])
})

test('one that was paused becomes overdue after the pause, and says so once (C19)', async () => {
  const id = await household.makeChore()
  await household.receivedAt(EVENING, 'theo')
  const until_on = '2026-03-06'
  await household.maya.rest('pauseChore', { id, from_on: '2026-03-04', until_on })
  for (const day of ['04', '05', '06']) await household.goTo(`2026-03-${day}T09:00:00Z`)
  expect(await household.receivedBy('theo')).toEqual([])
  expect(await household.receivedAt('2026-03-07T09:00:00Z', 'theo')).toEqual([OVERDUE])
})

test('after one was done, the next reminds on its day', async () => {
  const id = await household.makeChore()
  await household.theo.rest('completeOccurrence', { id, slot })
  await household.goTo(EVENING)
  expect(await household.receivedAt('2026-03-10T17:00:00Z', 'theo')).toEqual([])
  expect(await household.receivedBy('maya')).toEqual([DUE])
})

test('several at once are one push', async () => {
  await household.makeChore()
  await household.makeChore({ name: 'Compost' })
  expect(await household.receivedAt(EVENING, 'theo')).toEqual(['2 tasks are due'])
})

test('without details it names nothing', async () => {
  await household.makeChore()
  await household.prefer(household.theo, { hides_details: true })
  expect(await household.receivedAt(EVENING, 'theo')).toEqual(['A task is due'])
})

test('a device in use is reminded, too: its page shows no reminder', async () => {
  const { app, theo } = household
  await household.makeChore()
  const sessionHash = app.push.subscriptions.of(theo.id)[0] ?? ''
  const stream = { viewer: theo.id, sessionHash, device: 'd', cursor: null }
  app.core.pokes.open({ ...stream, send() {}, close() {} })
  household.sleepUntil(EVENING)
  await theo.call('PUT', '/api/push/attention', { is_here: true })
  expect(await household.receivedAt(EVENING, 'theo')).toEqual([DUE])
})

test.each([
  ['the hour that spring skips', 'Europe/Berlin', '2026-03-29', '2026-03-29T01:30:00Z'],
  ['the first of the two in autumn', 'Australia/Sydney', '2026-04-05', '2026-04-04T15:30:00Z'],
  ['the day before', 'Europe/Berlin', '2026-03-28', '2026-03-28T01:30:00Z'],
])('it counts in the zone of the chore, over changes of clocks: %s (C25)', async (...given) => {
  const [, time_zone, starts_on, at] = given
  const rule = { repeats: 'daily', weekdays: 0, starts_on, time_zone }
  await household.makeChore({ ...rule, remind_at: '02:30' })
  household.sleepUntil('2026-03-20T09:00:00Z')
  await household.receivedBy('theo')
  expect(
    await household.receivedAt(new Date(Date.parse(at) - 60_000).toISOString(), 'theo'),
  ).toEqual([])
  expect(await household.receivedAt(at, 'theo')).toEqual([DUE])
  expect(
    await household.receivedAt(new Date(Date.parse(at) + 60 * 60_000).toISOString(), 'theo'),
  ).toEqual([])
})

test('the turn of a partner who left reminds the person who has it then', async () => {
  await household.makeChore()
  await household.theo.call('DELETE', '/api/users/me', { password: 'knit-one-purl-two' })
  expect(await household.receivedAt(EVENING, 'maya')).toEqual([DUE])
})

/** A task of Maya's for Theo that is due on the Tuesday, and reminds at 18:00 in Berlin. */
function makeDated(given: Readonly<Record<string, unknown>> = {}): Promise<string> {
  return household.maya.make('createTask', {
    name: 'Fix the lamp',
    is_shared: true,
    due_on: '2026-03-03',
    due_zone: 'Europe/Berlin',
    remind_at: '18:00',
    assigned_to: household.theo.id,
    ...given,
  })
}
const LAMP = 'Fix the lamp: due today'

test('a dated task reminds the person it is for, and once more the next morning', async () => {
  await makeDated()
  await household.goTo(EVENING)
  expect(await household.receivedAt('2026-03-03T18:00:00Z', 'theo')).toEqual([LAMP])
  for (const day of ['04', '05']) await household.goTo(`2026-03-${day}T09:00:00Z`)
  expect(await household.receivedBy('theo')).toEqual(['Fix the lamp: overdue since Tue, Mar 3'])
  expect(await household.receivedBy('maya')).toEqual([])
  expect(household.lines()).toEqual([])
})

test('a private dated task reminds its owner', async () => {
  await makeDated({ assigned_to: null, is_shared: false })
  expect(await household.receivedAt(EVENING, 'maya')).toEqual([LAMP])
  expect(await household.receivedBy('theo')).toEqual([])
})

test('a dated task that somebody claimed reminds them', async () => {
  const id = await makeDated({ assigned_to: null })
  expect(await household.theo.rest('claimTask', { id })).toMatchObject({ status: 200 })
  expect(await household.receivedAt(EVENING, 'theo')).toEqual([LAMP])
  expect(await household.receivedBy('maya')).toEqual([])
})

test.each([
  ['completed', (id: string) => household.theo.rest('completeTask', { id })],
  ['due on no day', (id: string) => change(id, { due_on: null, remind_at: null })],
  ['not to be reminded of', (id: string) => change(id, { remind_at: null })],
  ['deleted', (id: string) => household.maya.rest('deleteTask', { id })],
])('a task that is %s reminds nobody', async (_how, act) => {
  const id = await makeDated()
  expect(household.lines()).toHaveLength(1)
  expect(await act(id)).toMatchObject({ status: 200 })
  expect(household.lines()).toEqual([])
  expect(await household.receivedAt(EVENING, 'theo')).toEqual([])
})

const change = (id: string, given: object) => household.maya.rest('updateTask', { id, ...given })

test('a busy push service gets it again beside notifications, until the day is over', async () => {
  const { app, service, maya, theo } = household
  await household.makeChore()
  await makeDated({ remind_at: '23:30' })
  household.sleepUntil(EVENING)
  await maya.rest('completeTask', { id: await makeDated({ name: 'Dust', assigned_to: null }) })
  service.statuses.push(503)
  await household.goTo(EVENING)
  expect(failures()).toHaveLength(1)
  // News after five seconds of silence, and the second attempt.
  household.sleepUntil('2026-03-03T17:00:05Z')
  await app.push.look()
  expect((await household.receivedBy('theo')).toSorted()).toEqual([DUE, 'Maya completed Dust'])
  service.statuses.push(503)
  await household.goTo('2026-03-03T22:59:30Z')
  expect(failures()).toHaveLength(2)
  household.sleepUntil('2026-03-04T00:00:10Z')
  await app.push.look()
  for (let times = 0; times < 2; times++) expect(await household.receivedBy('theo')).toEqual([])
  expect(failures()).toHaveLength(2)
  expect(app.push.subscriptions.of(theo.id)).toHaveLength(1)
})

const failures = () => household.app.lines.filter((line) => line.includes('push_failed'))
