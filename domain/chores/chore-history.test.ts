/** The history that a chore shows: when it was last done, and the usual time between (C31). */
import { expect, test } from 'vitest'
import { addDays } from '#domain/days.ts'
import { makeChore } from '#domain/testing/make.ts'
import { choreHistory, HISTORY_SIZE } from './chore-history.ts'

const AT = '2026-11-26T12:00:00.000Z'
const chore = makeChore('Maya', { time_zone: 'Europe/Berlin' })

const doneAt = (...moments: readonly string[]) => moments.map((completed_at) => ({ completed_at }))
/** Done at noon, this many days before today. */
const doneAgo = (...days: readonly number[]) =>
  doneAt(...days.map((ago) => `${addDays('2026-11-26', -ago)}T12:00:00.000Z`))
const usual = (...days: readonly number[]) => choreHistory(chore, doneAgo(...days), AT)?.usualDays

test('the last one is told, however the rows come (C31)', () => {
  const rows = doneAgo(16, 9, 23)
  expect(choreHistory(chore, rows, AT)).toEqual({ last: rows[1], daysAgo: 9, usualDays: 7 })
  expect(choreHistory(chore, [], AT)).toBeNull()
})

test('days are counted in the zone of the chore (C25, C31)', () => {
  // Half past midnight in Berlin, and the evening before in New York.
  const rows = doneAt('2026-11-24T23:30:00.000Z')
  expect(choreHistory(chore, rows, AT)?.daysAgo).toBe(1)
  const elsewhere = { time_zone: 'America/New_York' }
  expect(choreHistory(elsewhere, rows, AT)?.daysAgo).toBe(2)
})

test('done a moment ahead of the clock it was done today (C31)', () => {
  const ahead = doneAt('2026-11-27T08:00:00.000Z')
  expect(choreHistory(chore, ahead, AT)?.daysAgo).toBe(0)
})

test('the usual time between is the median, in whole days (C31)', () => {
  expect(usual(0, 7, 14, 90)).toBe(7)
  expect(usual(0, 3, 7)).toBe(4)
  expect(usual(0, 3, 8)).toBe(4)
  expect(usual(0, 2, 5, 9)).toBe(3)
})

test('nothing is usual before it was done on three days (C31)', () => {
  expect(usual(0)).toBeNull()
  expect(usual(0, 7)).toBeNull()
  // Two completions on one day count as one day.
  expect(usual(0, 0, 7)).toBeNull()
  expect(usual(0, 0, 7, 14)).toBe(7)
})

test('only the newest completions count, so that a new rhythm shows (C31)', () => {
  const daily = Array.from({ length: HISTORY_SIZE }, (_, day) => day)
  const before = Array.from({ length: 3 * HISTORY_SIZE }, (_, week) => HISTORY_SIZE + 7 * week)
  expect(usual(...daily, ...before)).toBe(1)
})
