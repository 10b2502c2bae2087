/** The morning digest says how many tasks a person has today: by push, at the time they chose, and only if they did (C24). */
import { beforeEach, expect, test } from 'vitest'
import { makeTask } from '#domain/testing/make.ts'
import type { RemindedHousehold } from './testing/reminded-household.ts'
import { makeRemindedHousehold, slot } from './testing/reminded-household.ts'

const MORNING = '2026-03-03T07:00:00Z'
const noReminder = { remind_at: null }

let household: RemindedHousehold

beforeEach(async () => {
  household = await makeRemindedHousehold()
  await household.prefer(household.theo, { digest_at: '07:00' })
})

test('it counts a person’s tasks of today, and comes every day at their time (C24)', async () => {
  await household.makeChore({
    repeats: 'daily',
    weekdays: 0,
    who: 'person',
    people: [household.theo.id],
    ...noReminder,
  })
  await household.makeChore(noReminder)
  expect(await household.receivedAt('2026-03-03T06:59:00Z', 'theo')).toEqual([])
  expect(await household.receivedAt(MORNING, 'theo')).toEqual(['2 tasks today'])
  await household.goTo('2026-03-03T07:01:00Z')
  expect(await household.receivedAt('2026-03-03T12:00:00Z', 'theo')).toEqual([])
  await household.theo.rest('completeOccurrence', { id: await household.makeChore(), slot })
  expect(await household.receivedAt('2026-03-04T07:00:00Z', 'theo')).toEqual(['2 tasks today'])
  expect(await household.receivedBy('maya')).toEqual([])
})

test('dated tasks count with the chores; those without a day, for others or done do not', async () => {
  const { theo, maya } = household
  const mine = { user_id: theo.id, is_shared: true, due_zone: 'Europe/Berlin' }
  const rows = {
    today: { ...mine, due_on: slot, assigned_to: theo.id },
    overdue: { ...mine, due_on: '2026-03-01', is_shared: false },
    given: { ...mine, user_id: maya.id, due_on: slot, assigned_to: theo.id },
    tomorrow: { ...mine, due_on: '2026-03-04', assigned_to: theo.id },
    undated: { ...mine, assigned_to: theo.id },
    others: { ...mine, due_on: slot, assigned_to: maya.id },
    hers: { ...mine, user_id: maya.id, due_on: slot, is_shared: false },
    done: { ...mine, due_on: slot, assigned_to: theo.id, completed_at: '2026-03-02T10:00:00.000Z' },
  }
  for (const [name, given] of Object.entries(rows)) await household.put(makeTask(name, given))
  expect(await household.receivedAt(MORNING, 'theo')).toEqual(['3 tasks today'])
})

test('tasks for anyone count for those who want to be reminded of them', async () => {
  await household.makeChore({ who: 'anyone', people: [], ...noReminder })
  expect(await household.receivedAt(MORNING, 'theo')).toEqual([])
  await household.prefer(household.theo, { remind_anyone: true })
  expect(await household.receivedAt('2026-03-04T07:00:00Z', 'theo')).toEqual(['1 task today'])
})

test('nothing to do is nothing to tell', async () => {
  expect(await household.receivedAt(MORNING, 'theo')).toEqual([])
})

test('only people who currently ask for one get it', async () => {
  await household.makeChore({ people: [household.maya.id, household.theo.id], ...noReminder })
  await household.prefer(household.theo, { digest_at: null })
  expect(await household.receivedAt(MORNING, 'maya')).toEqual([])
  expect(await household.receivedBy('theo')).toEqual([])
  expect(household.lines()).toEqual([])
})

test('it begins on the day it is asked for only before its time', async () => {
  await household.makeChore({ people: [household.maya.id, household.theo.id], ...noReminder })
  household.sleepUntil('2026-03-03T08:00:00Z')
  await household.prefer(household.maya, { digest_at: '07:30' })
  expect(await household.receivedAt('2026-03-03T08:01:00Z', 'maya')).toEqual([])
  expect(await household.receivedAt('2026-03-04T07:30:00Z', 'maya')).toEqual(['1 task today'])
})

test('it comes in the person’s own zone, also in a new one, over changes of clocks', async () => {
  await household.makeChore({
    repeats: 'daily',
    weekdays: 0,
    who: 'person',
    people: [household.theo.id],
    ...noReminder,
  })
  await household.theo.rest('updateProfile', { time_zone: 'America/New_York' })
  expect(await household.receivedAt(MORNING, 'theo')).toEqual([])
  expect(await household.receivedAt('2026-03-03T12:00:00Z', 'theo')).toEqual(['1 task today'])
  // In between clocks go forward there.
  expect(await household.receivedAt('2026-03-08T11:00:00Z', 'theo')).toEqual(['1 task today'])
})

test('it comes in the next morning of a new zone, also where that is sooner', async () => {
  await household.makeChore({ ...noReminder, starts_on: '2026-03-01', weekdays: 0b1111111 })
  await household.goTo('2026-03-02T10:00:00Z')
  await household.theo.rest('updateProfile', { time_zone: 'Asia/Tokyo' })
  expect(await household.receivedAt('2026-03-02T22:00:00Z', 'theo')).toEqual(['1 task today'])
})

test('it waits for the end of quiet hours, but not for another day', async () => {
  await household.makeChore(noReminder)
  await household.prefer(household.theo, { quiet_hours: { from: '22:00', until: '08:00' } })
  expect(await household.receivedAt(MORNING, 'theo')).toEqual([])
  expect(await household.receivedAt('2026-03-03T08:00:00Z', 'theo')).toEqual(['1 task today'])
})

test('a server that was down sends it later that day, and after a restart not again', async () => {
  await household.makeChore(noReminder)
  await household.goTo('2026-03-03T06:00:00Z')
  household.restart()
  await household.goTo('2026-03-03T10:00:00Z')
  household.restart()
  expect(await household.receivedAt('2026-03-03T10:01:00Z', 'theo')).toEqual(['1 task today'])
})

test('a person who is away gets none in the morning', async () => {
  await household.makeChore(noReminder)
  const id = await household.makeChore(noReminder)
  await household.theo.rest('claimOccurrence', { id, slot })
  const away = { kind: 'away', from_on: '2026-03-01' }
  expect(await household.theo.rest('setPause', away)).toMatchObject({ status: 201 })
  expect(await household.receivedAt(MORNING, 'theo')).toEqual([])
})

test('it goes on after a time without a device', async () => {
  await household.makeChore(noReminder)
  await household.theo.call('DELETE', '/api/push/subscription')
  await household.goTo(MORNING)
  await household.theo.call('PUT', '/api/push/subscription', household.service.subscription('theo'))
  expect(await household.receivedAt('2026-03-04T07:00:00Z', 'theo')).toEqual(['1 task today'])
})

test('it names no task, even with overdue ones and without details', async () => {
  await household.makeChore()
  await household.prefer(household.theo, { hides_details: true })
  for (const at of [MORNING, '2026-03-03T17:00:00Z', '2026-03-04T07:00:00Z'])
    await household.goTo(at)
  const pushes = await household.receivedBy('theo')
  expect(pushes).toEqual(['1 task today', 'A task is due', '1 task today. A task is due'])
})

test('an app that does not know reminders leaves the choice unchanged', async () => {
  const { theo } = household
  await household.prefer(theo, { remind_anyone: true })
  const old = { muted: ['loan_repaid'], hides_details: true, quiet_hours: null }
  expect(await theo.call('PUT', '/api/push/preferences', old)).toMatchObject({ status: 200 })
  const chosen = { ...old, digest_at: '07:00', remind_anyone: true }
  expect((await theo.call('GET', '/api/push')).body).toMatchObject({ preferences: chosen })
  const wrong = { ...chosen, digest_at: '24:00' }
  expect((await theo.call('PUT', '/api/push/preferences', wrong)).status).toBe(400)
})
