/** One week by example: where its days begin and end, and what counts as work (S3). */
import { expect, test } from 'vitest'
import type { Entry, EntryReason } from '#domain/points/points.ts'
import { idOf, makeTask } from '#domain/testing/make.ts'
import { noWork, weeklyReport, workIn } from './weekly-report.ts'

const week = '2026-03-09'
const place = { week, timeZone: 'Europe/Berlin' }
const easy = makeTask('Maya', { id: idOf('easy'), time_minutes: 10, effort_level: 'easy' })
const hard = makeTask('Maya', { id: idOf('hard'), time_minutes: 20, effort_level: 'extreme' })
const taskOf = (id: string) => [easy, hard].find((task) => task.id === id)

function entry(created_at: string, amount: number, given: Partial<Entry> = {}): Entry {
  const reason: EntryReason = amount < 0 ? 'task_reopened' : 'task_completed'
  return {
    id: `${created_at} ${amount}`,
    user_id: idOf('Maya'),
    ledger: 'total',
    amount,
    reason,
    related_id: easy.id,
    related_type: 'task',
    created_at,
    ...given,
  }
}

const ofHard = { related_id: hard.id }
const entries = [
  // The first and the last moment of the week in Berlin, and the moments just outside.
  entry('2026-03-08T22:59:59.999Z', 10),
  entry('2026-03-08T23:00:00.000Z', 10),
  entry('2026-03-15T22:59:59.999Z', 60, ofHard),
  entry('2026-03-15T23:00:00.000Z', 10),
  // The first moment of the week before, and the moment before it.
  entry('2026-03-01T22:59:59.999Z', 10),
  entry('2026-03-01T23:00:00.000Z', 60, ofHard),
  // Completed and reopened on Wednesday.
  entry('2026-03-11T10:00:00.000Z', 60, ofHard),
  entry('2026-03-11T12:00:00.000Z', -60, ofHard),
  // A task that is no longer on the device.
  entry('2026-03-12T10:00:00.000Z', 30, { related_id: idOf('gone') }),
  // Not work.
  entry('2026-03-13T10:00:00.000Z', 50, { ledger: 'redeemed', reason: 'reward_redeemed' }),
  entry('2026-03-13T10:00:00.000Z', -50, { ledger: 'redeemed', reason: 'reward_refunded' }),
  entry('2026-03-13T10:00:00.000Z', 70, { ledger: 'loaned', reason: 'loan_approved' }),
  entry('2026-03-13T10:00:00.000Z', -70, { ledger: 'loaned', reason: 'loan_repaid' }),
]

test('a week lasts from the first moment of its Monday to the last of its Sunday, and counts only tasks', () => {
  const others = { tasks: 3, minutes: 50, points: 70 }
  expect(weeklyReport(place, { entries, taskOf, others })).toEqual({
    week,
    days: [
      { day: '2026-03-09', tasks: 1, minutes: 10, points: 10 },
      { day: '2026-03-10', ...noWork },
      { day: '2026-03-11', ...noWork },
      { day: '2026-03-12', tasks: 1, minutes: 0, points: 30 },
      { day: '2026-03-13', ...noWork },
      { day: '2026-03-14', ...noWork },
      { day: '2026-03-15', tasks: 1, minutes: 20, points: 60 },
    ],
    own: { tasks: 3, minutes: 30, points: 100 },
    before: { tasks: 2, minutes: 30, points: 70 },
    byEffort: {
      easy: { tasks: 1, minutes: 10, points: 10 },
      difficult: noWork,
      extreme: { tasks: 1, minutes: 20, points: 60 },
    },
    household: { tasks: 6, minutes: 80, points: 170 },
  })
})

test('for any other period the same entries count', () => {
  expect(workIn(entries.slice(6, 9), taskOf)).toEqual({ tasks: 1, minutes: 0, points: 30 })
  expect(workIn(entries.slice(0, 3), taskOf)).toEqual({ tasks: 3, minutes: 40, points: 80 })
  expect(workIn([], taskOf)).toEqual(noWork)
})
