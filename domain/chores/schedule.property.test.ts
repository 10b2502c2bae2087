/** What holds for every rule, rota and order of events: next days, turns, at most one open, and that time changes nothing. */
import * as fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { idOf, makeChore, makePause } from '#domain/testing/make.ts'
import { firstSlot } from './change-rule.ts'
import type { Chore, Rule } from './chore.ts'
import { dayNumber, dayText } from './day.ts'
import { dueMoment } from './due-time.ts'
import { isDayOf, nextDay, previousDay, readRule } from './rule.ts'
import { occurrencesBetween } from './schedule.ts'
import { standingOf } from './settle.ts'
import { play } from './testing/play.ts'

const DAY_MS = 24 * 60 * 60_000
const names = ['Maya', 'Theo', 'Juno', 'Nora', 'Ida']
const start = dayNumber('2026-11-21')
const machineZone = process.env['TZ']

afterEach(() => {
  if (machineZone === undefined) delete process.env['TZ']
  else process.env['TZ'] = machineZone
})

const bit = fc.nat(6).map((place) => 1 << place)
const rule: fc.Arbitrary<Rule> = fc
  .record({
    repeats: fc.constantFrom('daily', 'weekly', 'monthly_day', 'monthly_weekday'),
    every: fc.integer({ min: 1, max: 14 }),
    bits: fc.integer({ min: 1, max: 127 }),
    one: bit,
    month_day: fc.integer({ min: 1, max: 31 }),
    month_week: fc.integer({ min: 1, max: 5 }),
    months: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 4095 })),
    starts: fc.nat(800),
    lasts: fc.option(fc.nat(900)),
  })
  .map(({ bits, one, starts, lasts, ...given }) => ({
    ...given,
    weekdays: given.repeats === 'monthly_weekday' ? one : bits,
    starts_on: dayText(start + starts),
    ends_on: lasts === null ? null : dayText(start + starts + lasts),
  }))

/** The rule of C4 word by word, with the calendar of the platform. */
function wants(rule: Rule, day: string): boolean {
  if (day < rule.starts_on || (rule.ends_on !== null && day > rule.ends_on)) return false
  const [at, from] = [new Date(day), new Date(rule.starts_on)]
  const isMonth = rule.months === 0 || (rule.months & (1 << at.getUTCMonth())) !== 0
  return isMonth && repeatsOn(rule, at, from)
}

function repeatsOn(rule: Rule, at: Date, from: Date): boolean {
  const days = Math.round((at.getTime() - from.getTime()) / DAY_MS)
  const weekday = (date: Date) => (date.getUTCDay() + 6) % 7
  const months =
    (at.getUTCFullYear() - from.getUTCFullYear()) * 12 + at.getUTCMonth() - from.getUTCMonth()
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate()
  const date = at.getUTCDate()
  switch (rule.repeats) {
    case 'daily':
      return days % rule.every === 0
    case 'weekly': {
      const weeks = (days - weekday(at) + weekday(from)) / 7
      return weeks % rule.every === 0 && (rule.weekdays & (1 << weekday(at))) !== 0
    }
    case 'monthly_day':
      return months % rule.every === 0 && date === Math.min(rule.month_day ?? 0, last)
    default: {
      const isWeek =
        Math.ceil(date / 7) === rule.month_week || (rule.month_week === 5 && date + 7 > last)
      return months % rule.every === 0 && (rule.weekdays & (1 << weekday(at))) !== 0 && isWeek
    }
  }
}

test('the next day of every rule is the first that it wants, day by day (C4)', () => {
  fc.assert(
    fc.property(rule, fc.integer({ min: -30, max: 1500 }), (rule, offset) => {
      const from = start + offset
      const found = nextDay(readRule(rule), from)
      const end = found ?? from + 1200
      for (let day = from; day < end; day++) expect(wants(rule, dayText(day))).toBe(false)
      if (found === null) return
      expect(wants(rule, dayText(found))).toBe(true)
      expect(isDayOf(readRule(rule), found)).toBe(true)
      expect(previousDay(readRule(rule), found + 1)).toBe(found)
    }),
  )
})

const chore: fc.Arbitrary<Partial<Chore>> = fc
  .record({
    rule,
    if_missed: fc.constantFrom('waits', 'moves_on'),
    turns_order: fc.constantFrom('round', 'shuffle', 'least'),
    turns_change: fc.constantFrom('each', 'week', 'month'),
  })
  .map(({ rule, ...given }) => ({ ...rule, ...given, who: 'turns' }))

type Event = { readonly do: 'settle' | 'skip' | 'pass'; readonly days: number; readonly by: number }
const events: fc.Arbitrary<readonly Event[]> = fc.array(
  fc.record({
    do: fc.constantFrom('settle', 'settle', 'settle', 'skip', 'pass'),
    days: fc.nat(9),
    by: fc.nat(4),
  }),
  { maxLength: 12 },
)

/** At most one is open; the wanted slot is a day of the rule, later than the one settled last, and never moves back. */
test('whatever people do, one is open and the wanted day moves on (C3, C5)', () => {
  fc.assert(
    fc.property(chore, fc.nat(4), events, (chore, seats, events) => {
      const series = play({ people: names.slice(0, seats), chore })
      let today = start + 800
      for (const event of events) {
        today += event.days
        const now = dayText(today)
        const before = series.chore().slot
        const open = series.open(now)
        if (open === null) break
        if (event.do === 'skip') series.skip(open.slot, now)
        else if (event.do === 'pass') series.pass(now)
        else if (series.standing(open.slot, now) === 'may')
          series.settle(open.slot, now, names[event.by])
        const { slot, last_slot } = series.chore()
        if (slot === null) break
        expect(before === null || slot >= before).toBe(true)
        expect(last_slot === null || slot > last_slot).toBe(true)
        expect(wants(series.chore(), slot)).toBe(true)
        const states = series.states(now, '2020-01-01', now).map((each) => each.split(' ')[1])
        const isOpen = (state = '') => state === 'open' || state === 'overdue'
        expect(states.filter(isOpen).length).toBeLessThanOrEqual(1)
      }
    }),
  )
})

test('the plan is made of days that stand; nothing in it is skipped or paused (C15, C19)', () => {
  fc.assert(
    fc.property(rule, fc.nat(900), fc.nat(60), fc.array(fc.nat(900)), (rule, from, long, skips) => {
      const paused = { from: start + from, until: start + from + long }
      const pause = makePause('Maya', {
        from_on: dayText(paused.from),
        until_on: dayText(paused.until),
      })
      const days = skips.map((day) => dayText(start + day))
      const series = play({ chore: { ...rule, skips: days.join(',') }, pauses: [pause] })
      const expected: string[] = []
      for (let day = start; day <= start + 1000; day++) {
        const isPaused = paused.from <= day && day <= paused.until
        if (wants(rule, dayText(day)) && !isPaused && !days.includes(dayText(day)))
          expected.push(dayText(day))
      }
      expect(series.plan('2026-11-20', dayText(start + 1000))).toEqual(expected)
    }),
  )
})

test('in turns everybody comes as often, and shuffled nobody twice in a row (C11)', () => {
  const orders = fc.constantFrom('round', 'shuffle', 'least')
  fc.assert(
    fc.property(
      orders,
      fc.integer({ min: 2, max: 5 }),
      fc.uuid(),
      fc.nat(40),
      (turns_order, count, id, settledTimes) => {
        const people = names.slice(0, count)
        const series = play({
          people,
          chore: { id, repeats: 'daily', weekdays: 0, who: 'turns', turns_order },
        })
        let last: string | undefined
        for (let time = 0; time < settledTimes; time++) {
          const today = dayText(start + time)
          const [slot = '', holder = ''] = series.plan(today, today)[0]?.split(' ') ?? []
          series.settle(slot, today, holder)
          expect(turns_order === 'shuffle' && holder === last).toBe(false)
          last = holder
        }
        const counts: readonly number[] = Object.values(series.done())
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
        expect(Math.min(...counts)).toBe(Math.floor(settledTimes / count))
      },
    ),
  )
})

test('a device that does not know the people derives the same seats (C11, C27)', () => {
  fc.assert(
    fc.property(chore, fc.integer({ min: 2, max: 5 }), fc.nat(30), (chore, count, turn) => {
      const series = play({ people: names.slice(0, count), chore: { ...chore, turn } }).series()
      const unknown = series.seats.map((seat) => ({ ...seat, person: idOf('somebody') }))
      const span = { from: '2026-11-20', to: '2028-06-01', today: '2026-11-20' }
      const seatsOf = (seats: typeof series.seats) =>
        occurrencesBetween({ ...series, seats }, span).map(({ slot, seat }) => [slot, seat?.id])
      expect(seatsOf(unknown.toReversed())).toEqual(seatsOf(series.seats))
    }),
  )
})

test('one is open, missed or not yet: on each day exactly what was due counts (C6, C7)', () => {
  fc.assert(
    fc.property(rule, fc.nat(900), (rule, offset) => {
      const chore = makeChore('Maya', { ...rule, if_missed: 'moves_on' })
      const series = { chore: { ...chore, slot: firstSlot(chore) }, seats: [], pauses: [] }
      const today = dayText(start + offset)
      const span = { from: '2026-11-20', to: dayText(start + offset + 40), today }
      const late = (slot: string) =>
        dayNumber(slot) + 2 >= dayNumber(today) ? ['may'] : ['too_late']
      const expected = { missed: late, open: () => ['may'], overdue: () => ['may'] }
      for (const { slot, state } of occurrencesBetween(series, span)) {
        const allowed = Reflect.get(expected, state)?.(slot) ?? ['may', 'not_open']
        expect(allowed).toContain(standingOf(series, { slot, today }))
      }
    }),
  )
})

const zones = ['UTC', 'America/New_York', 'Pacific/Kiritimati', 'Australia/Lord_Howe']

test.each(['Europe/Berlin', ...zones])(
  'due times in %s are the same on every machine, and rise with the clock (C25)',
  (zone) => {
    const days = Array.from({ length: 400 }, (_, offset) => dayText(start + offset))
    const moments = (machine: string) => {
      process.env['TZ'] = machine
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(machine)
      return days.flatMap((day) =>
        ['00:15', '02:15', '02:45', '23:30'].map((time) => dueMoment({ day, time, zone })),
      )
    }
    const [first = [], ...others] = zones.map(moments)
    for (const other of others) expect(other).toEqual(first)
    expect(first.toSorted()).toEqual(first)
  },
)
