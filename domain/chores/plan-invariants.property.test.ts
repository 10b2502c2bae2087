/** The invariants of the plan hold for every rule, rota and order of events, and each fails for rules broken on purpose. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromEpochDay } from '#domain/days.ts'
import { readRule } from './rule.ts'
import { start } from './testing/any-rule.ts'
import {
  nextComesAfterDone,
  nextDayIsFirst,
  oneIsOpen,
  seatsNeedNoNames,
  turnsAreFair,
} from './testing/plan-invariants.ts'
import {
  mutantsAfterDone,
  mutantsOfMachine,
  mutantsOfNextDay,
  mutantsOfOpen,
  mutantsOfSeats,
  mutantsOfTurns,
} from './testing/plan-mutants.ts'
import { realRules } from './testing/rules.ts'
import type { Rules } from './testing/rules.ts'

/** The days of a plan and the moments of due times around changes of clocks. */
function planOnMachine(
  { nextDay, dueMoment }: Rules,
  machine: string,
  zone: string,
): readonly string[] {
  const before = process.env['TZ']
  process.env['TZ'] = machine
  try {
    const read = readRule({ ...everyDay, starts_on: fromEpochDay(start) })
    const days = Array.from({ length: 400 }, (_, offset) => nextDay(read, start + offset) ?? 0)
    return days.flatMap((day) =>
      ['00:15', '02:15', '02:45', '23:30'].map((time) =>
        dueMoment({ day: fromEpochDay(day), time, zone }),
      ),
    )
  } finally {
    if (before === undefined) delete process.env['TZ']
    else process.env['TZ'] = before
  }
}

const everyDay = {
  repeats: 'daily',
  every: 1,
  weekdays: 0,
  month_day: null,
  month_week: null,
  months: 0,
  ends_on: null,
} as const

/** Enough runs to find the rarest mutant; the fixed seed ensures that every run finds all of them. */
const MUTANT_RUNS = { numRuns: 2000, seed: 20_261_121, endOnFailure: true }

describe.each([
  ['the next day is the first that the rule wants (4, C4)', nextDayIsFirst, mutantsOfNextDay],
  ['the next is so long after one was done (4, C4)', nextComesAfterDone, mutantsAfterDone],
  ['one is open and the wanted day moves on (3, C3, C5)', oneIsOpen, mutantsOfOpen],
  ['in turns everybody comes as often (6, C11)', turnsAreFair, mutantsOfTurns],
  ['seats are the same for who does not know people (8, C11)', seatsNeedNoNames, mutantsOfSeats],
])('%s', (_, invariant, mutants) => {
  test('whatever people do', () => {
    expect(() => fc.assert(invariant(realRules) as fc.IProperty<unknown>)).not.toThrow()
  })

  test.each(Object.entries(mutants))('and finds that %s', (_, rules) => {
    expect(fc.check(invariant(rules) as fc.IProperty<unknown>, MUTANT_RUNS).failed).toBe(true)
  })
})

test('a skipped day is done late while the one after it stays skipped (3, C10)', () => {
  expect(() => fc.assert(oneIsOpen(realRules), { seed: 14, numRuns: 1000 })).not.toThrow()
})

describe('days and due times are the same on every machine, and rise with the clock (4, C25)', () => {
  const machines = ['UTC', 'America/New_York', 'Pacific/Kiritimati', 'Australia/Lord_Howe']

  test.each(['Europe/Berlin', ...machines])('in %s', (zone) => {
    const [first = [], ...others] = machines.map((each) => planOnMachine(realRules, each, zone))
    for (const other of others) expect(other).toEqual(first)
    expect(first.toSorted()).toEqual(first)
  })

  test.each(Object.entries(mutantsOfMachine))('and finds that %s', (_, rules) => {
    const plans = machines.map((each) => planOnMachine(rules, each, 'Europe/Berlin').join(' '))
    expect(new Set(plans).size).toBeGreaterThan(1)
  })
})
