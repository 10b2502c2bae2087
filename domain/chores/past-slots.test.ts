/** Missed occurrences of earlier weeks: derived from the rule and the rows, never stored. */
import { expect, test } from 'vitest'
import { idOf, makeChore, makePause, makeSeats, makeTask } from '#domain/testing/make.ts'
import { choresWithRows } from './chore-rows.ts'
import type { Chore } from './chore.ts'
import { missedBetween, pastSlots } from './past-slots.ts'

/** Daily from November 9, moving on; Saturday the 21st is open. */
const feeding = (given: Partial<Chore> = {}) =>
  makeChore('Maya', {
    repeats: 'daily',
    weekdays: 0,
    starts_on: '2026-11-09',
    slot: '2026-11-21',
    last_slot: '2026-11-20',
    if_missed: 'moves_on',
    ...given,
  })
const at = '2026-11-21T12:00:00.000Z'
const week = { from: '2026-11-09', to: '2026-11-15', at }
const seriesOf = (chore: Chore, people: readonly string[] = []) => ({
  chore,
  seats: makeSeats(chore, people),
  pauses: [],
})
const doneOn = (slot: string, completed_at: string | null) =>
  makeTask('Maya', { id: idOf(slot), slot, completed_at, completions: 1 })

test('a day of the rule that was neither settled nor reopened was missed (C6, C9, T15)', () => {
  const done = ['2026-11-09', '2026-11-10', '2026-11-12', '2026-11-13', '2026-11-15']
  const rows = [
    ...done.map((slot) => doneOn(slot, `${slot}T18:00:00.000Z`)),
    // Taken back, it is open beside the plan; a row that was only claimed settles nothing.
    doneOn('2026-11-14', null),
    { ...doneOn('2026-11-11', null), completions: 0 },
  ]
  const missed = missedBetween({ series: seriesOf(feeding()), rows }, week)
  expect(missed.map(({ slot, state }) => [slot, state])).toEqual([['2026-11-11', 'missed']])
})

test('what waits misses nothing, and neither does what is due so long after it was done (C6)', () => {
  expect(pastSlots(seriesOf(feeding({ if_missed: 'waits' })), week)).toEqual([])
  expect(pastSlots(seriesOf(feeding({ repeats: 'after_done' })), week)).toEqual([])
})

test('days before it began, skipped days and paused days were not wanted (C15, C19)', () => {
  const chore = feeding({ starts_on: '2026-11-11', skips: '2026-11-12' })
  const pauses = [makePause('Maya', { from_on: '2026-11-13', until_on: '2026-11-14' })]
  expect(pastSlots({ ...seriesOf(chore), pauses }, week)).toEqual(['2026-11-11', '2026-11-15'])
})

test('days on which everybody who does it was away were not wanted, though their seats have forgotten them (C13, C19)', () => {
  const chore = feeding({ who: 'turns' })
  const away = (name: string, from_on: string, until_on: string) =>
    makePause(name, { kind: 'away', from_on, until_on })
  const slotsOf = (people: readonly string[]) =>
    choresWithRows({
      chores: [chore],
      seats: makeSeats(chore, people),
      pauses: [
        away('Theo', '2026-11-10', '2026-11-14'),
        away('Juno', '2026-11-08', '2026-11-11'),
        makePause('Maya', { from_on: '2026-12-01', until_on: '2026-12-02' }),
      ],
      rows: [],
    }).flatMap(({ series }) => pastSlots(series, week))
  expect(slotsOf(['Theo'])).toEqual(['2026-11-09', '2026-11-15'])
  expect(slotsOf(['Theo', 'Juno'])).toEqual([
    '2026-11-09',
    '2026-11-12',
    '2026-11-13',
    '2026-11-14',
    '2026-11-15',
  ])
  expect(slotsOf(['Theo', 'Maya'])).toHaveLength(7)
})

test('it is told of the last eight weeks, and of no day from the one that is wanted now on (T15)', () => {
  const long = feeding({ starts_on: '2026-01-01' })
  const all = pastSlots(seriesOf(long), { from: '2026-01-01', to: '2026-12-31', at })
  expect([all[0], all.at(-1), all.length]).toEqual(['2026-09-26', '2026-11-20', 56])
})

test('of one that has ended every day before today counts', () => {
  const ended = feeding({ slot: null, ends_on: '2026-11-10' })
  expect(pastSlots(seriesOf(ended), week)).toEqual(['2026-11-09', '2026-11-10'])
})

test('whose it was is told where it is known: of one person, and where turns change by the week (C11, C12)', () => {
  const personsOf = (given: Partial<Chore>, people: readonly string[]) =>
    missedBetween({ series: seriesOf(feeding(given), people), rows: [] }, week).map(
      ({ person }) => person,
    )[0]
  expect(personsOf({ who: 'person' }, ['Theo'])).toBe(idOf('Theo'))
  expect(personsOf({ who: 'turns', turns_change: 'week' }, ['Theo', 'Maya'])).toBe(idOf('Theo'))
  expect(personsOf({ who: 'turns', turns_change: 'each' }, ['Theo', 'Maya'])).toBeNull()
  expect(personsOf({ who: 'anyone' }, [])).toBeNull()
})
