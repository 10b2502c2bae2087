/** The most expensive repeating tasks are derived on a device within three frames (C1, C28). */
import { expect, test } from 'vitest'
import { agendaBetween, agendaNow } from '#domain/chores/agenda.ts'
import type { ChoreWithRows } from '#domain/chores/chore-rows.ts'
import { choresWithRows } from '#domain/chores/chore-rows.ts'
import { openTasks } from '#domain/chores/open-tasks.ts'
import { missedBetween, missedFrom } from '#domain/chores/past-slots.ts'
import { predictAbsence } from '#domain/chores/predict-absence.ts'
import { predictAfterSkip, predictSeatAfterPass } from '#domain/chores/predict-turn.ts'
import { choreReminders } from '#domain/chores/reminders.ts'
import { openOccurrence } from '#domain/chores/schedule.ts'
import { day, FIVE_YEARS, worstChores, worstKinds } from '#domain/chores/testing/worst-chores.ts'
import { weekEntries } from '#domain/chores/week.ts'
import { idOf } from '#domain/testing/make.ts'
import { longestBlock, measureUnit } from '#server/testing/event-loop.ts'

const today = day(0)
const at = `${today}T10:00:00.000Z`
const span = (from: number) => ({ from: day(from), to: day(from + 6), at, timeZone: 'UTC' })
const week = (from: number) => (chores: readonly ChoreWithRows[]) =>
  weekEntries({ chores, tasks: [], isWhole: true }, span(from)).length

const away = { person: idOf('Person 0'), from_on: day(1), until_on: day(365) }

/** Each derivation as a screen or a reminder requests it, of all chores. */
const derivations: readonly [string, (chores: readonly ChoreWithRows[]) => unknown][] = [
  ['what is to do', (chores) => openTasks({ chores, withoutChore: [], dated: [] }, at)],
  ['this week', week(0)],
  ['a week eight weeks ago', week(-56)],
  ['a week five years ago', week(-FIVE_YEARS)],
  ['a week next year', week(364)],
  [
    'what was missed',
    (chores) =>
      chores.flatMap((each) => missedBetween(each, { from: missedFrom(today), to: today, at })),
  ],
  ['their days', (chores) => chores.map((each) => agendaBetween(each, span(0)))],
  ['what is open', (chores) => chores.map((each) => agendaNow(each, at))],
  [
    'a year away',
    (chores) =>
      predictAbsence(
        chores.map(({ series }) => series),
        away,
        at,
      ),
  ],
  [
    'a skip, a turn passed on',
    ([first]) => {
      const series = first?.series ?? expect.fail()
      const open = openOccurrence(series, today) ?? expect.fail()
      return [
        predictAfterSkip(series, { slot: open.slot, today }),
        predictSeatAfterPass(series, today),
      ]
    },
  ],
  [
    'its reminders',
    (chores) =>
      chores.map(({ series }) => {
        const { due_on } = openOccurrence(series, today) ?? expect.fail()
        return choreReminders(series, { due_on, remind_at: '09:00', zone: 'UTC' }, today)
      }),
  ],
]

/**
 * 50 ms on an idle machine, and three times as long in a process that runs other tests, too. Anything that walked day
 * by day from long ago would take seconds.
 */
const MAX_UNITS = 8
const unit = measureUnit()

test.each(worstKinds)('%o', async (given) => {
  const rows = worstChores(idOf('Maya'), given)
  const faults: string[] = []
  for (const [what, derive] of derivations) {
    // Read again each time, as after a change: the cache of a timetable by its series is then empty.
    const work = async () => void derive(choresWithRows({ ...rows, rows: [] }))
    const units = await longestBlock(work, { unit, enough: MAX_UNITS })
    if (units > MAX_UNITS) faults.push(`${what}: ${Math.round(units * 20)} ms`)
  }
  expect(faults).toEqual([])
})
