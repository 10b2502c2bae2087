/** The tasks that are a person's own, and how many of them are due (A3). */
import { expect, test } from 'vitest'
import { idOf, makeChore, makeSeats, makeTask } from '#domain/testing/make.ts'
import { plannedRow } from './occurrence-row.ts'
import { openTasks } from './open-tasks.ts'
import { countDueFor } from './own-tasks.ts'

const AT = '2026-11-26T12:00:00.000Z'
const [maya, theo] = [idOf('Maya'), idOf('Theo')]
const dated = (given: object) =>
  makeTask('Maya', { due_on: '2026-11-26', due_zone: 'UTC', ...given })
const daily = {
  repeats: 'daily',
  weekdays: 0,
  starts_on: '2026-11-26',
  slot: '2026-11-26',
} as const

type Given = Partial<Parameters<typeof openTasks>[0]>
const countFor = (person: string, given: Given) =>
  countDueFor(openTasks({ chores: [], withoutChore: [], dated: [], ...given }, AT), person)

test('tasks due today and overdue ones wait for their person, later ones do not yet (A3)', () => {
  const later = dated({ due_on: '2026-11-27' })
  const overdue = dated({ due_on: '2026-11-20' })
  expect(countFor(maya, { dated: [dated({}), overdue, later] })).toBe(2)
})

test('what somebody else is to do, or has claimed, does not wait for me (A3, T12)', () => {
  expect(countFor(theo, { dated: [dated({})] })).toBe(0)
  expect(countFor(theo, { dated: [dated({ assigned_to: theo })] })).toBe(1)
  expect(countFor(maya, { dated: [dated({ assigned_to: theo })] })).toBe(0)
  expect(countFor(maya, { dated: [dated({ claimed_by: theo })] })).toBe(0)
  expect(countFor(theo, { dated: [dated({ claimed_by: theo })] })).toBe(1)
})

test('an occurrence waits for whoever has the turn, and one for anyone for everybody until it is claimed (A3, C14)', () => {
  const turns = makeChore('Maya', { ...daily, who: 'turns' })
  const seats = makeSeats(turns, ['Theo', 'Maya'])
  const inTurns = { chores: [{ series: { chore: turns, seats, pauses: [] }, rows: [] }] }
  expect([countFor(theo, inTurns), countFor(maya, inTurns)]).toEqual([1, 0])

  const chore = makeChore('Maya', daily)
  const series = { chore, seats: [], pauses: [] }
  const anyones = { chores: [{ series, rows: [] }] }
  expect([countFor(theo, anyones), countFor(maya, anyones)]).toEqual([1, 1])
  const claimed = { ...plannedRow(chore, '2026-11-26', AT), claimed_by: theo }
  const theirs = { chores: [{ series, rows: [claimed] }] }
  expect([countFor(theo, theirs), countFor(maya, theirs)]).toEqual([1, 0])
})

test('what is paused waits for nobody (A3, C19)', () => {
  const chore = makeChore('Maya', { ...daily, paused_from: '2026-11-25' })
  expect(countFor(maya, { chores: [{ series: { chore, seats: [], pauses: [] }, rows: [] }] })).toBe(
    0,
  )
})
