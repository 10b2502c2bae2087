/** The figures of the chart of the last weeks. */
import { expect, test } from 'vitest'
import type { Entry } from '#domain/points/points.ts'
import { stitchScale, sumWeeks, weekStarts } from './weeks.ts'

function makeEntry(created_at: string, ledger: Entry['ledger'], amount: number): Entry {
  const about = { reason: 'task_completed', related_id: 'x', related_type: 'task' } as const
  return { id: created_at + ledger, user_id: 'maya', ledger, amount, created_at, ...about }
}

test('weeks begin on Mondays by the clock of the person, over a change of the clock too', () => {
  const starts = weekStarts('2026-11-21T12:00:00.000Z', 'Europe/Berlin')
  expect(starts).toHaveLength(8)
  expect(starts.at(0)).toBe('2026-09-27T22:00:00.000Z')
  expect(starts.at(-1)).toBe('2026-11-15T23:00:00.000Z')
})

test('what was earned and spent is summed by week; loans are left out, corrections are not', () => {
  const starts = weekStarts('2026-11-21T12:00:00.000Z', 'UTC')
  const weeks = sumWeeks(starts, [
    makeEntry('2026-11-08T23:59:59.999Z', 'total', 30),
    makeEntry('2026-11-16T00:00:00.000Z', 'total', 80),
    makeEntry('2026-11-17T10:00:00.000Z', 'total', -20),
    makeEntry('2026-11-18T10:00:00.000Z', 'redeemed', 50),
    makeEntry('2026-11-18T11:00:00.000Z', 'loaned', 300),
  ])
  expect(weeks.at(-1)).toEqual({ from: '2026-11-16T00:00:00.000Z', earned: 60, spent: 50 })
  expect(weeks.at(-3)).toEqual({ from: '2026-11-02T00:00:00.000Z', earned: 30, spent: 0 })
})

test('a stitch stands for more points when a column would pass eleven rows', () => {
  const week = (earned: number) => [{ from: '', earned, spent: 0 }]
  expect(stitchScale(week(0))).toBe(10)
  expect(stitchScale(week(330))).toBe(10)
  expect(stitchScale(week(331))).toBe(20)
  expect(stitchScale(week(1000))).toBe(50)
})
