/** The figures of a house, and one's own part (T25, T26). 2026-11-21 is a Saturday; 12:00 UTC is 13:00 in Berlin. */
import { describe, expect, test } from 'vitest'
import { occurrenceId } from '#domain/chores/chore-ids.ts'
import type { Chore, Pause } from '#domain/chores/chore.ts'
import type { Entry } from '#domain/points/points.ts'
import { lastDone, longestRuns, tooOften } from '#domain/reports/house-chores.ts'
import { busiest, houseFigures, levelOf, mondaysOf } from '#domain/reports/house-figures.ts'
import { isWholePart, ownPart } from '#domain/reports/own-part.ts'
import type { Task } from '#domain/tasks/task.ts'
import { idOf, makeChore, makePause, makeTask } from '#domain/testing/make.ts'

const timeZone = 'Europe/Berlin'
const at = '2026-11-21T12:00:00.000Z'
const doneAt = (moment: string, time_minutes = 10) =>
  makeTask('Maya', { completed_at: `2026-${moment}:00.000Z`, time_minutes, completions: 1 })

describe('the figures of a house', () => {
  const span = { mondays: mondaysOf(at, timeZone, 4), timeZone }

  test('count from Monday, this week last, as one sum of tasks and minutes (T25)', () => {
    expect(span.mondays).toEqual(['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16'])
    const figures = houseFigures(
      // Sunday 23:30 and Monday 00:30 in Berlin; and one before all the weeks.
      [
        doneAt('11-15T22:30', 40),
        doneAt('11-15T23:30'),
        doneAt('11-21T08:00'),
        doneAt('10-25T12:00'),
      ],
      span,
    )
    expect(figures.weeks.map(({ tasks }) => tasks)).toEqual([0, 0, 1, 2])
    expect([figures.tasks, figures.minutes]).toEqual([3, 60])
  })

  test('say when most is done, by parts of weekdays; the small hours belong to the evening before (T25)', () => {
    const figures = houseFigures(
      [
        ...['11-21T08:10', '11-21T09:00', '11-14T10:30'].map((moment) => doneAt(moment)),
        ...['11-18T17:00', '11-11T18:30'].map((moment) => doneAt(moment)),
        // Sunday 02:00 is Saturday's night.
        doneAt('11-15T01:00'),
      ],
      span,
    )
    expect(busiest(figures)).toEqual([
      { weekday: 5, hour: 9 },
      { weekday: 2, hour: 18 },
    ])
    expect(figures.parts[5]).toEqual([0, 0, 0, 0, 0, 1, 0])
    expect([0, 1, 2, 3].map((count) => levelOf(count, figures))).toEqual([0, 1, 2, 3])
    expect(busiest(houseFigures([], span))).toEqual([])
  })

  test('of a year count ten thousand tasks, and none of before (T25)', () => {
    const year = { mondays: mondaysOf(at, timeZone, 52), timeZone }
    const first = Date.parse('2025-12-01T00:00:00.000Z')
    const many = Array.from({ length: 10_000 }, (_, index) =>
      makeTask('Maya', { completed_at: new Date(first + index * 50 * 60_000).toISOString() }),
    )
    const before = makeTask('Maya', { completed_at: '2025-11-23T22:59:00.000Z' })
    const figures = houseFigures([...many, before], year)
    const counted = many.filter(({ completed_at }) => (completed_at ?? '') < '2026-11-22T23:00')
    expect(figures.tasks).toBe(counted.length)
    expect(figures.parts.flat().reduce((sum, count) => sum + count, 0)).toBe(figures.tasks)
  })
})

describe('what may come too often', () => {
  const shelves = (given: Partial<Chore> = {}): Chore =>
    makeChore('Maya', {
      id: idOf('shelves'),
      name: 'Wipe the shelves',
      repeats: 'daily',
      every: 3,
      starts_on: '2026-10-01',
      slot: '2026-11-21',
      time_zone: timeZone,
      ...given,
    })
  /** Settled on these days, each this many days after its slot. */
  const rows = (chore: Chore, days: readonly string[], late: number) =>
    days.map((day) => {
      const slot = new Date(Date.parse(`2026-${day}`) - late * 86_400_000)
        .toISOString()
        .slice(0, 10)
      const completed_at = `2026-${day}T12:00:00.000Z`
      return makeTask('Maya', {
        id: occurrenceId(chore.id, slot),
        chore_id: chore.id,
        slot,
        completed_at,
      })
    })
  const often = (chore: Chore, done: readonly Task[], pauses: readonly Pause[] = []) =>
    tooOften([{ chore, seats: [], pauses }], done)
  const sixth = ['11-01', '11-07', '11-13', '11-19']

  test('is overdue at least every second time, and done less often than its rule says (T25)', () => {
    const chore = shelves()
    expect(often(chore, rows(chore, sixth, 2))).toEqual([{ chore, about: 6, unit: 'rule' }])
    expect(often(chore, rows(chore, sixth, 0))).toEqual([])
    expect(often(chore, rows(chore, ['11-01', '11-04', '11-07'], 1))).toEqual([])
    expect(often(chore, rows(chore, sixth.slice(2), 2))).toEqual([])
  })

  test('is told in weeks where its rule counts weeks, and in days where weekdays do not compare (T25)', () => {
    const weekly = shelves({ repeats: 'weekly', every: 1, weekdays: 1 })
    const fortnight = ['10-05', '10-19', '11-02', '11-16']
    expect(often(weekly, rows(weekly, fortnight, 3))[0]).toMatchObject({
      about: 2,
      unit: 'rule',
    })
    const afterTwoWeeks = shelves({ repeats: 'after_done', every: 14, starts_on: '2026-07-01' })
    expect(
      often(afterTwoWeeks, rows(afterTwoWeeks, ['08-01', '08-29', '09-26'], 3))[0],
    ).toMatchObject({ about: 4, unit: 'rule' })
    const twice = shelves({ repeats: 'weekly', every: 1, weekdays: 0b10010 })
    expect(often(twice, rows(twice, sixth, 2))[0]).toMatchObject({ about: 6, unit: 'days' })
  })

  test('is judged without the days that were paused or are in no month of the rule (T25, C19)', () => {
    const daily = shelves({ every: 1, if_missed: 'moves_on', starts_on: '2026-03-01' })
    const dates = (month: string, from: number, count: number) =>
      Array.from({ length: count }, (_, n) => `${month}-${String(from + n).padStart(2, '0')}`)
    const around = rows(daily, [...dates('10', 1, 9), ...dates('10', 17, 5)], 0)
    const holiday = makePause('Maya', {
      kind: 'chores',
      from_on: '2026-10-10',
      until_on: '2026-10-16',
    })
    expect(often(daily, around)).toHaveLength(1)
    expect(often(daily, around, [holiday])).toEqual([])
    const filter = shelves({ repeats: 'after_done', every: 3, starts_on: '2026-03-01' })
    const cleaned = rows(filter, ['10-04', '10-08', '10-19', '10-22'], 1)
    expect(often(filter, cleaned)).toHaveLength(1)
    expect(often(filter, cleaned, [holiday])).toEqual([])
    const mowing = shelves({ ...daily, months: 0b100000000100 })
    const seasons = rows(mowing, [...dates('03', 1, 31), ...dates('12', 1, 5)], 0)
    expect(often(mowing, seasons)).toEqual([])
  })

  test('is what was missed too, but not what ended, nor what an earlier rule asked for (T25, C17)', () => {
    const moves = shelves({ if_missed: 'moves_on' })
    expect(often(moves, rows(moves, sixth, 0))).toHaveLength(1)
    expect(often(shelves({ slot: null }), rows(moves, sixth, 2))).toEqual([])
    expect(often(shelves({ starts_on: '2026-11-20' }), rows(moves, sixth, 2))).toEqual([])
  })
})

test('the longest runs are told from three on, the longest first (T24, T25)', () => {
  const runs = [2, 41, 6, 12, 3].map((best_run, index) =>
    makeChore('Maya', { id: idOf(`run ${index}`), best_run }),
  )
  expect(longestRuns(runs).map(({ best_run }) => best_run)).toEqual([41, 12, 6])
})

test('what was done longest ago is told from two weeks on, the latest of it first (T25)', () => {
  const days = ['11-20T12:00', '10-30T12:00', '09-15T12:00', '08-01T12:00', '07-01T12:00']
  const told = lastDone(
    days.map((day) => doneAt(day)),
    at,
  )
  expect(told.map(({ completed_at }) => completed_at?.slice(5, 10))).toEqual([
    '09-15',
    '08-01',
    '07-01',
  ])
})

describe('one’s own part', () => {
  const entry = (kind: string, day: string, place = 1): Entry => ({
    id: `task:${day}${place}:${kind}:1${kind.includes('helped') ? ':theo' : ''}`,
    user_id: idOf('Theo'),
    ledger: 'total',
    amount: 10,
    reason: (
      {
        completed: 'task_completed',
        reopened: 'task_reopened',
        helped: 'task_helped',
        unhelped: 'task_unhelped',
      } as const
    )[kind as 'completed'],
    related_id: day,
    related_type: 'task',
    created_at: `2026-${day}T12:00:00.000Z`,
  })
  const part = (entries: readonly Entry[], pauses: Parameters<typeof ownPart>[1]['pauses'] = []) =>
    ownPart(entries, { at, timeZone, pauses })

  test('is compared with one’s own before, and what was taken back counts nothing (T26)', () => {
    const entries = [
      entry('completed', '11-20'),
      entry('helped', '11-10'),
      entry('completed', '11-09'),
      entry('reopened', '11-09'),
      entry('helped', '11-08'),
      entry('unhelped', '11-08'),
      entry('completed', '10-20'),
    ]
    expect(part(entries)).toMatchObject({ now: 2, before: 1 })
  })

  test('counts weeks in a row: this one breaks nothing before it is over (T26)', () => {
    const weeks = ['11-10', '11-03', '10-27'].map((day) => entry('completed', day))
    expect(part(weeks).weeksInARow).toBe(3)
    expect(part([entry('completed', '11-17'), ...weeks]).weeksInARow).toBe(4)
    expect(part(weeks.slice(1)).weeksInARow).toBe(0)
    expect(part([]).weeksInARow).toBe(0)
  })

  test('needs no older entries once a week without one is known, and the two spans are (T26)', () => {
    const isWhole = (entries: readonly Entry[]) =>
      isWholePart(entries, { at, timeZone, pauses: [] })
    const weeks = ['11-17', '11-10', '11-03'].map((day) => entry('completed', day))
    expect(isWhole(weeks)).toBe(false)
    expect(isWhole([...weeks, entry('completed', '10-13')])).toBe(false)
    const older = [...weeks, entry('completed', '10-13'), entry('completed', '09-22')]
    expect(isWhole(older)).toBe(true)
    const inARow = ['10-27', '10-20', '10-13', '10-06', '09-29', '09-22']
    expect(isWhole([...weeks, ...inARow.map((day) => entry('completed', day))])).toBe(false)
  })

  test('one bad day breaks nothing, and weeks wholly away are left out (T26)', () => {
    const weeks = ['11-17', '11-02'].map((day) => entry('completed', day))
    const away = (from_on: string, until_on: string | null) =>
      makePause('Theo', { kind: 'away', from_on, until_on })
    expect(part(weeks).weeksInARow).toBe(1)
    expect(part(weeks, [away('2026-11-09', '2026-11-15')]).weeksInARow).toBe(2)
    expect(part(weeks, [away('2026-11-10', '2026-11-15')]).weeksInARow).toBe(1)
    expect(part(weeks, [{ ...away('2026-11-09', '2026-11-15'), kind: 'chores' }]).weeksInARow).toBe(
      1,
    )
  })
})
