/** The figures of a report match the ledger, whatever was completed and reopened, in every zone (S3, I4). */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { startOfDay, localDay } from '#domain/calendar.ts'
import { addDays } from '#domain/days.ts'
import type { Entry } from '#domain/points/points.ts'
import { entryReasons } from '#domain/points/points.ts'
import { effortLevels, pointsFor } from '#domain/tasks/task.ts'
import { idOf, makeTask } from '#domain/testing/make.ts'
import { noWork, plus, weeklyReport, workIn } from './weekly-report.ts'

/** Ordinary weeks, and weeks in which European, American and Chilean clocks change. */
const weeks = ['2026-03-09', '2026-03-23', '2026-04-06', '2026-08-31', '2026-10-19', '2026-10-26']
const zones = ['UTC', 'Europe/Berlin', 'America/New_York', 'America/Santiago', 'Pacific/Tongatapu']

const tasks = Array.from({ length: 9 }, (_, index) =>
  makeTask('Maya', {
    id: idOf(`task ${index}`),
    time_minutes: 5 + index * 7,
    effort_level: effortLevels[index % 3] ?? 'easy',
  }),
)
const taskOf = (id: string) => tasks.find((task) => task.id === id)

const anyEntry = fc.record({
  reason: fc.constantFrom(...entryReasons),
  task: fc.constantFrom(...tasks),
  /** From three weeks before to two weeks after the week's first UTC midnight. */
  hours: fc.integer({ min: -24 * 21, max: 24 * 14 }),
  minutes: fc.constantFrom(0, 29, 30, 59),
})

const ledgerOf: Readonly<Record<string, Entry['ledger']>> = { task: 'total', loan: 'loaned' }

type Given = typeof anyEntry extends fc.Arbitrary<infer Value> ? Value : never

function entriesFrom(given: readonly Given[], week: string): readonly Entry[] {
  return given.map(({ reason, task, hours, minutes }, index): Entry => {
    const sign = reason === 'task_reopened' ? -1 : 1
    const [kind = ''] = reason.split('_')
    return {
      id: `entry ${index}`,
      user_id: idOf('Maya'),
      ledger: ledgerOf[kind] ?? 'redeemed',
      amount: sign * pointsFor(task),
      reason,
      related_id: task.id,
      related_type: 'task',
      created_at: new Date(Date.parse(week) + (hours * 60 + minutes) * 60_000).toISOString(),
    }
  })
}

const sumOf = (entries: readonly Entry[]) => entries.reduce((sum, { amount }) => sum + amount, 0)

test('days, effort levels and the week add up to the ledger of that time', () => {
  fc.assert(
    fc.property(
      fc.array(anyEntry, { maxLength: 60 }),
      fc.constantFrom(...weeks),
      fc.constantFrom(...zones),
      (given, week, timeZone) => {
        const entries = entriesFrom(given, week)
        const report = weeklyReport({ week, timeZone }, { entries, taskOf, others: noWork })
        const earned = entries.filter(({ ledger }) => ledger === 'total')
        const between = (from: string, to: string) =>
          earned.filter(
            ({ created_at }) =>
              created_at >= startOfDay(from, timeZone) && created_at < startOfDay(to, timeZone),
          )
        const inWeek = between(week, addDays(week, 7))
        expect(report.own.points).toBe(sumOf(inWeek))
        expect(report.before.points).toBe(sumOf(between(addDays(week, -7), week)))
        expect(report.own).toEqual(workIn(inWeek, taskOf))
        expect(report.days.reduce(plus, noWork)).toMatchObject(report.own)
        expect(Object.values(report.byEffort).reduce(plus, noWork)).toEqual(report.own)
        for (const { day, points } of report.days)
          expect(points).toBe(
            sumOf(earned.filter(({ created_at }) => localDay(created_at, timeZone) === day)),
          )
      },
    ),
    { numRuns: 100 },
  )
})

test('the order of the ledger does not matter, and others count only in the sum of the household', () => {
  fc.assert(
    fc.property(fc.array(anyEntry, { maxLength: 30 }), (given) => {
      const [week = ''] = weeks
      const entries = entriesFrom(given, week)
      const others = { tasks: 3, minutes: 50, points: 70 }
      const place = { week, timeZone: 'Europe/Berlin' }
      const report = weeklyReport(place, { entries, taskOf, others })
      expect(weeklyReport(place, { entries: entries.toReversed(), taskOf, others })).toEqual(report)
      expect(report.household).toEqual(plus(report.own, others))
    }),
  )
})

test('a task that is no longer on the device counts with its points but without its minutes', () => {
  const entry: Entry = {
    id: 'entry',
    user_id: idOf('Maya'),
    ledger: 'total',
    amount: 30,
    reason: 'task_completed',
    related_id: idOf('gone'),
    related_type: 'task',
    created_at: '2026-03-10T10:00:00.000Z',
  }
  const { own } = weeklyReport(
    { week: '2026-03-09', timeZone: 'UTC' },
    { entries: [entry], taskOf, others: noWork },
  )
  expect(own).toEqual({ tasks: 1, minutes: 0, points: 30 })
})
