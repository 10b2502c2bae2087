/** Properties of every rule: the days of its plan, and which count. Invariants: plan-invariants.property.test.ts. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromEpochDay, toEpochDay } from '#domain/days.ts'
import { makeChore, makePause } from '#domain/testing/make.ts'
import { firstSlot } from './change-rule.ts'
import { afterMissed, afterSettled, holderOf, turnsOf } from './rota.ts'
import { countDays, previousDay, readRule } from './rule.ts'
import { occurrencesBetween } from './schedule.ts'
import { eligibilityOf } from './settle.ts'
import { anyChore, anyRule as rule, start, wants } from './testing/any-rule.ts'
import { play } from './testing/play.ts'
import type { Series } from './timetable.ts'
import { nextPlanned, readTimetable } from './timetable.ts'

/** The first hundred slots of a plan, walked one by one from the wanted one: slow and plain, to check the real plan. */
function walk(series: Series, today: string) {
  const table = readTimetable(series)
  const now = toEpochDay(today)
  const found: { slot: string; seat: string | undefined }[] = []
  let turns = turnsOf(table.rota)
  let slot = table.slot === null ? null : nextPlanned(table, table.slot)
  while (slot !== null && found.length < 100) {
    const waits = table.chore.if_missed === 'waits'
    const next = nextPlanned(table, (waits ? Math.max(slot, now) : slot) + 1)
    const holder = holderOf(table.rota, turns, slot)
    found.push({ slot: fromEpochDay(slot), seat: table.rota.seats[holder?.place ?? -1]?.id })
    turns =
      next !== null && next <= now
        ? afterMissed(table.rota, turns, holder)
        : afterSettled(table.rota, turns, { holder, by: holder && holder.place })
    slot = next
  }
  return found
}

test('the plan is made of days that stand; nothing in it is skipped or paused (C15, C19)', () => {
  fc.assert(
    fc.property(rule, fc.nat(900), fc.nat(60), fc.array(fc.nat(900)), (rule, from, long, skips) => {
      const paused = { from: start + from, until: start + from + long }
      const pause = makePause('Maya', {
        from_on: fromEpochDay(paused.from),
        until_on: fromEpochDay(paused.until),
      })
      const days = skips.map((day) => fromEpochDay(start + day))
      const series = play({ chore: { ...rule, skips: days.join(',') }, pauses: [pause] })
      const expected: string[] = []
      for (let day = start; day <= start + 1000; day++) {
        const isPaused = paused.from <= day && day <= paused.until
        if (wants(rule, fromEpochDay(day)) && !isPaused && !days.includes(fromEpochDay(day)))
          expected.push(fromEpochDay(day))
      }
      expect(series.plan('2026-11-20', fromEpochDay(start + 1000))).toEqual(expected)
    }),
  )
})

test('days of a rule are counted and found backwards as one by one (C28)', () => {
  fc.assert(
    fc.property(rule, fc.nat(1500), fc.nat(700), (rule, from, long) => {
      const read = readRule(rule)
      const [first, last] = [start - 40 + from, start - 40 + from + long]
      const days = Array.from({ length: long + 1 }, (_, day) => first + day)
      const wanted = days.filter((day) => wants(rule, fromEpochDay(day)))
      expect(countDays(read, first, last)).toBe(wanted.length)
      const latest = previousDay(read, last + 1) ?? -Infinity
      expect(latest < first ? undefined : latest).toBe(wanted.at(-1))
    }),
  )
})

const names = ['Maya', 'Theo', 'Juno', 'Nora', 'Ida']
/** Up to two absences, in days from the start. */
const absences = fc.array(fc.tuple(fc.nat(60), fc.nat(9)), { maxLength: 2 })
const anyRota = fc.record({
  chore: anyChore,
  absences: fc.array(absences, { minLength: 2, maxLength: names.length }),
  skips: fc.array(fc.nat(60)),
  late: fc.nat(25),
  from: fc.nat(20),
})

test('turns go on past whoever is away, wherever the plan is read from (C6, C11, C13, C28)', () => {
  fc.assert(
    fc.property(anyRota, ({ chore, absences, skips, late, from }) => {
      const first = toEpochDay(chore.starts_on ?? '')
      const on = (day: number) => fromEpochDay(first + day)
      const away = absences.map((all, place) => [
        names[place],
        all.map(([begin, days]) => `${on(begin)}..${on(begin + days)}`).join(','),
      ])
      const { series } = play({
        people: names.slice(0, absences.length),
        away: Object.fromEntries(away),
        chore: { ...chore, skips: skips.map(on).join(',') },
      })
      const span = { from: on(from), to: on(90), today: on(late) }
      const told = occurrencesBetween(series(), span)
        .filter(({ state }) => state !== 'skipped')
        .map(({ slot, seat }) => ({ slot, seat: seat?.id }))
      const walked = walk(series(), span.today).filter(
        ({ slot }) => span.from <= slot && slot <= span.to,
      )
      expect(told.slice(0, 6)).toEqual(walked.slice(0, 6))
    }),
  )
})

test('one is open, missed or not yet: on each day exactly what was due counts (C6, C7)', () => {
  fc.assert(
    fc.property(rule, fc.nat(900), (rule, offset) => {
      const chore = makeChore('Maya', { ...rule, if_missed: 'moves_on' })
      const series = { chore: { ...chore, slot: firstSlot(chore) }, seats: [], pauses: [] }
      const today = fromEpochDay(start + offset)
      const span = { from: '2026-11-20', to: fromEpochDay(start + offset + 40), today }
      const late = (slot: string) =>
        toEpochDay(slot) + 2 >= toEpochDay(today) ? ['may'] : ['too_late']
      const expected = { missed: late, open: () => ['may'], overdue: () => ['may'] }
      for (const { slot, state } of occurrencesBetween(series, span)) {
        const allowed = Reflect.get(expected, state)?.(slot) ?? ['may', 'not_open']
        expect(allowed).toContain(eligibilityOf(series, { slot, today }))
      }
    }),
  )
})
