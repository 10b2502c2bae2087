/** A week of ready-made chores: how many, on which days, and for whom (T30). */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isDayOf, readRule } from '#domain/chores/rule.ts'
import { addDays, toEpochDay } from '#domain/days.ts'
import type { ReadyChore, WeekWishes } from './ready-week.ts'
import { readyWeek } from './ready-week.ts'
import { timesAYear } from './rhythm.ts'
import { weekdaysIn } from './spread-over-days.ts'
import { paces, rooms, starterPack } from './starter-pack.ts'

const home = ['kitchen', 'bathroom', 'living', 'bedroom', 'laundry'] as const
const thursday = '2026-11-26'
const usual: WeekWishes = { rooms: home, pace: 'usual', today: thursday, people: ['Maya', 'Theo'] }

const anyWishes = fc.record({
  rooms: fc.subarray([...rooms]),
  pace: fc.constantFrom(...paces),
  today: fc.integer({ min: 0, max: 1500 }).map((days) => addDays('2026-01-01', days)),
  people: fc.subarray(['Maya', 'Theo', 'Juno', 'Ida']),
})

/** Proves it of the week of whatever somebody wishes. */
function inEveryWeek(prove: (week: readonly ReadyChore[], wishes: WeekWishes) => void): void {
  fc.assert(fc.property(anyWishes, (wishes) => prove(readyWeek(wishes), wishes)))
}

test.each([
  ['light', 14],
  ['usual', 32],
  ['thorough', 54],
] as const)('of a usual home, %s has %i chores', (pace, count) => {
  expect(readyWeek({ ...usual, pace })).toHaveLength(count)
})

test('each chore of the rooms is there once, at its pace, the same at every look (T30)', () => {
  inEveryWeek((week, wishes) => {
    const upTo = paces.slice(0, paces.indexOf(wishes.pace) + 1)
    const wanted = starterPack().filter(
      ({ room, pace }) => wishes.rooms.includes(room) && upTo.includes(pace),
    )
    expect(week.map(({ key }) => key)).toEqual(wanted.map(({ key }) => key))
    expect(readyWeek(wishes)).toEqual(week)
  })
})

/** In a year, on each weekday; chores without weekdays are left out. */
function minutesByDay(week: readonly ReadyChore[]): readonly number[] {
  return [0, 1, 2, 3, 4, 5, 6].map((weekday) =>
    week
      .filter(({ rule }) => weekdaysIn(rule.weekdays).includes(weekday))
      .reduce((sum, { time_minutes, rhythm }) => sum + time_minutes * timesAYear(rhythm), 0),
  )
}

/** The longest chore that is done in one go; chores that share their days count as one. */
function longest(week: readonly ReadyChore[]): number {
  const minutes = week.map((chore) =>
    week
      .filter(({ key, along }) => key === chore.key || along === chore.key)
      .reduce((sum, { time_minutes }) => sum + time_minutes * timesAYear(chore.rhythm), 0),
  )
  return Math.max(0, ...minutes)
}

test('no two days differ by more minutes than the longest thing done in one go (T30)', () => {
  inEveryWeek((week) => {
    const days = minutesByDay(week)
    expect(Math.max(...days) - Math.min(...days)).toBeLessThanOrEqual(longest(week))
  })
})

test('what is done in one go has the same days, and what comes several times a week has days between', () => {
  inEveryWeek((week) => {
    const pairs = week.flatMap(({ along, rule }) =>
      week.filter(({ key }) => key === along).map((other) => [rule, other.rule]),
    )
    for (const [rule, other] of pairs) expect(rule).toEqual(other)
  })
  const wash = readyWeek(usual).find(({ key }) => key === 'runWash')
  expect(wash?.rule.weekdays).toBe(0b1010100)
})

test('what takes long is for the weekend where that keeps the days even (T30)', () => {
  const week = readyWeek({ ...usual, rooms, pace: 'thorough' })
  const long = week.filter(
    ({ rule, rhythm, time_minutes }) =>
      time_minutes >= 45 && rule.weekdays !== 0 && timesAYear(rhythm) <= 52,
  )
  expect(long.length).toBeGreaterThan(10)
  for (const { rule } of long) expect([0b0100000, 0b1000000]).toContain(rule.weekdays)
})

test('what comes once a month or less is in different weeks where it shares a day, and in all of them (T30)', () => {
  inEveryWeek((week) => {
    const monthly = week.filter(({ rule }) => rule.repeats === 'monthly_weekday')
    for (const day of monthly.map(({ rule }) => rule.weekdays)) {
      const weeks = monthly
        .filter(({ rule }) => rule.weekdays === day)
        .map(({ rule }) => rule.month_week)
      expect(new Set(weeks).size).toBe(Math.min(4, weeks.length))
    }
  })
  const all = readyWeek({ ...usual, pace: 'thorough' }).map(({ rule }) => rule.month_week)
  expect(new Set(all)).toEqual(new Set([null, 1, 2, 3, 4]))
})

test('every second week is as full as the other (T30)', () => {
  const begins = readyWeek({ ...usual, rooms })
    .filter(({ rule }) => rule.repeats === 'weekly' && rule.every === 2)
    .map(({ rule }) => toEpochDay(rule.starts_on) - toEpochDay(thursday) < 7)
  const first = begins.filter(Boolean).length
  expect(begins.length).toBeGreaterThan(6)
  expect(Math.abs(begins.length - 2 * first)).toBeLessThanOrEqual(2)
})

test('a rule begins on a day of its own, or in the month in which it first comes', () => {
  inEveryWeek((week, wishes) => {
    for (const { rule } of week) expect(rule.starts_on >= wishes.today).toBe(true)
    for (const { rule } of week.filter(({ rhythm }) => rhythm.unit === 'week')) {
      const everyMonth = readRule({ ...rule, months: 0 })
      expect(isDayOf(everyMonth, toEpochDay(rule.starts_on))).toBe(true)
    }
  })
})

test('yearly ones come in their month (T30)', () => {
  const tyres = readyWeek({ ...usual, rooms: ['car'] }).filter(
    ({ rhythm }) => rhythm.unit === 'year',
  )
  expect(tyres.map(({ key, rule }) => [key, rule.every, rule.starts_on])).toEqual([
    ['fitWinterTyres', 12, '2027-10-01'],
    ['fitSummerTyres', 12, '2027-04-01'],
  ])
})

test('people take turns from each chore on to the next, so that nobody begins with all (T30)', () => {
  inEveryWeek((week, wishes) => {
    for (const { people } of week) expect(people.toSorted()).toEqual(wishes.people.toSorted())
    const first = wishes.people.map((person) =>
      week
        .filter(({ people }) => people[0] === person)
        .reduce((sum, { time_minutes }) => sum + time_minutes, 0),
    )
    const most = Math.max(0, ...week.map(({ time_minutes }) => time_minutes))
    for (const minutes of first) expect(minutes - Math.min(...first)).toBeLessThanOrEqual(most)
  })
})
