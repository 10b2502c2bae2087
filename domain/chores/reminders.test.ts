/** The moments at which chores and dated tasks remind: on their day, and when they become overdue (C24). */
import { expect, test } from 'vitest'
import { makeChore, makePause, makeSeat } from '#domain/testing/make.ts'
import type { Chore, Pause } from './chore.ts'
import { nextTimeOfDay } from './due-time.ts'
import { choreReminders, taskReminders } from './reminders.ts'
import { openOccurrence } from './schedule.ts'

const evening = { due_on: '2026-11-24', remind_at: '18:00', zone: 'Europe/Berlin' }
const onDay = { at: '2026-11-24T17:00:00.000Z', kind: 'due' }
const nextDay = { at: '2026-11-24T23:00:00.000Z', kind: 'overdue' }

function remindersOf(given: Partial<Chore>, pauses: readonly Pause[] = [], today = '2026-11-24') {
  return choreReminders({ chore: makeChore('Maya', given), seats: [], pauses }, evening, today)
}

test('a dated task reminds on its day, and is overdue from the next midnight on', () => {
  expect(taskReminders(evening)).toEqual([onDay, nextDay])
})

test('so does a chore that waits', () => {
  expect(remindersOf({})).toEqual([onDay, nextDay])
  expect(remindersOf({}, [], '2026-11-28')).toEqual([onDay, nextDay])
})

test('one that moves on is looked at every night', () => {
  const reminders = remindersOf({ if_missed: 'moves_on' }, [], '2026-11-25')
  expect(reminders).toEqual([onDay, nextDay, { at: '2026-11-25T23:00:00.000Z', kind: 'midnight' }])
})

test('a pause is waited for, of the chore as of its owner; without an end nothing comes (C19)', () => {
  const after = { at: '2026-11-29T23:00:00.000Z', kind: 'overdue' }
  const paused_from = '2026-11-25'
  expect(remindersOf({ paused_from, paused_until: '2026-11-29' })).toEqual([onDay, after])
  const ofOwner = makePause('Maya', { from_on: paused_from, until_on: '2026-11-29' })
  expect(remindersOf({}, [ofOwner])).toEqual([onDay, after])
  expect(remindersOf({ paused_from })).toEqual([onDay])
  expect(remindersOf({}, [makePause('Maya', { kind: 'away', from_on: paused_from })])).toEqual([
    onDay,
    nextDay,
  ])
})

test('when all who take turns are away, it waits for the first to come back (C13)', () => {
  const chore = makeChore('Maya')
  const seats = [makeSeat(chore, 'Maya', { away: '2026-11-25..2026-11-26' })]
  const [, overdue] = choreReminders({ chore, seats, pauses: [] }, evening, '2026-11-24')
  expect(overdue).toEqual({ at: '2026-11-26T23:00:00.000Z', kind: 'overdue' })
})

test('nothing follows the last day of all: what is due on it is never overdue, and a pause until then has no end', () => {
  const last = '9999-12-31'
  expect(taskReminders({ ...evening, due_on: last })).toEqual([
    { at: '9999-12-31T17:00:00.000Z', kind: 'due' },
  ])
  const paused = { paused_from: '2026-11-25', paused_until: last }
  expect(remindersOf(paused)).toEqual([onDay])
  const filter = makeChore('Maya', { ...paused, repeats: 'after_done', slot: '2026-11-26' })
  expect(openOccurrence({ chore: filter, seats: [], pauses: [] }, '2026-11-28')).toBeNull()
})

test.each([
  ['today', '09:00', '2026-11-24T07:59:00.000Z', '2026-11-24T08:00:00.000Z'],
  ['at this moment', '09:00', '2026-11-24T08:00:00.000Z', '2026-11-24T08:00:00.000Z'],
  ['tomorrow', '09:00', '2026-11-24T08:00:00.001Z', '2026-11-25T08:00:00.000Z'],
  ['after a change of clocks', '09:00', '2026-03-28T23:00:00.000Z', '2026-03-29T07:00:00.000Z'],
  ['the first in a repeated hour', '02:30', '2026-10-25T00:15:00.000Z', '2026-10-25T00:30:00.000Z'],
  ['once more in that hour', '02:30', '2026-10-25T01:15:00.000Z', '2026-10-25T01:30:00.000Z'],
])('the next time of day is %s (C25)', (_when, time, from, next) => {
  expect(nextTimeOfDay(time, 'Europe/Berlin', from)).toBe(next)
})
