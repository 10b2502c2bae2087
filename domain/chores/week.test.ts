/** The entries in a household's week, and who could do each. */
import { expect, test } from 'vitest'
import { refusal } from '#domain/command-error.ts'
import type { Task } from '#domain/tasks/task.ts'
import { idOf, makeChore, makeSeats, makeTask } from '#domain/testing/make.ts'
import { occurrenceId } from './chore-ids.ts'
import type { ChoreWithRows } from './chore-rows.ts'
import type { Chore } from './chore.ts'
import { dayRefusal } from './free-day.ts'
import { mayReplan, replan } from './replan.ts'
import type { WeekEntry, WeekRows } from './week.ts'
import { eligibilityAt, mayDo, weekEntries } from './week.ts'

const at = '2026-11-21T12:00:00.000Z'
const span = { from: '2026-11-16', to: '2026-11-22', at, timeZone: 'Europe/Berlin' }
const [maya, theo] = [idOf('Maya'), idOf('Theo')]
const me = { id: maya, is_child: false }

function choreWith(given: Partial<Chore> = {}, people: readonly string[] = []): ChoreWithRows {
  const chore = makeChore('Maya', { starts_on: '2026-11-10', slot: '2026-11-17', ...given })
  return { series: { chore, seats: makeSeats(chore, people), pauses: [] }, rows: [] }
}
const entries = (rows: Partial<WeekRows>) =>
  weekEntries({ chores: [], tasks: [], isWhole: true, ...rows }, span)
const told = (list: readonly WeekEntry[]) =>
  list.map(({ task, day, state }) => `${day} ${task.name}, ${state}`)
const dated = (name: string, given: Partial<Task> = {}) =>
  makeTask('Maya', { id: idOf(name), name, due_on: '2026-11-21', due_zone: 'UTC', ...given })
const first = ([entry]: readonly WeekEntry[]) => {
  if (!entry) throw new Error('Nothing stands in this week')
  return entry
}

test('only what is shared hangs there: neither private tasks and chores nor hidden rows (T15)', () => {
  const tasks = [
    dated('Gutters'),
    dated('Secret', { is_shared: false }),
    dated('', { completed_at: at }),
    dated('Hidden', { is_hidden: true }),
  ]
  expect(told(entries({ tasks }))).toEqual(['2026-11-21 Gutters, open'])
  expect(entries({ chores: [choreWith({ is_shared: false })] })).toEqual([])
})

test('inside a day what has a time comes first, in its order (T15)', () => {
  const tasks = [
    dated('Any time'),
    dated('Evening', { due_time: '19:00' }),
    dated('Morning', { due_time: '08:00' }),
  ]
  expect(entries({ tasks }).map(({ task }) => task.name)).toEqual([
    'Morning',
    'Evening',
    'Any time',
  ])
})

test('what is due on no day stands on the day it was done, in the zone of the viewer (T15)', () => {
  const late = { due_on: null, due_zone: null, completed_at: '2026-11-17T23:30:00.000Z' }
  expect(told(entries({ tasks: [dated('Laundry', late)] }))).toEqual(['2026-11-18 Laundry, done'])
})

test('a task is with whoever claimed it, else with whom it is for, else for anyone (T12)', () => {
  const tasks = [
    dated('1', { claimed_by: theo, assigned_to: maya }),
    dated('2', { assigned_to: theo }),
    dated('3'),
  ]
  const people = new Map(entries({ tasks }).map(({ task, person }) => [task.name, person]))
  expect(people).toEqual(
    new Map([
      ['1', theo],
      ['2', theo],
      ['3', null],
    ]),
  )
})

test('what was missed before is only told with the whole history on the device (T15)', () => {
  const moved = choreWith({
    if_missed: 'moves_on',
    repeats: 'daily',
    slot: '2026-11-18',
    last_slot: '2026-11-17',
  })
  const states = (isWhole: boolean) => told(entries({ chores: [moved], isWhole })).slice(0, 2)
  expect(states(true)).toEqual([
    '2026-11-16 Bins to the kerb, missed',
    '2026-11-17 Bins to the kerb, missed',
  ])
  // It is known without any row: the chore itself is still at that slot.
  expect(states(false)[0]).toBe('2026-11-18 Bins to the kerb, missed')
})

test('whoever sees it may do what is open; what is done, paused or claimed by another is not (C7, C26)', () => {
  const open = first(entries({ chores: [choreWith({}, [])] }))
  expect([eligibilityAt(open, at), mayDo(open, theo, at)]).toEqual(['may', true])
  const taken = { ...open, task: { ...open.task, claimed_by: theo } }
  expect([mayDo(taken, theo, at), mayDo(taken, maya, at)]).toEqual([true, false])
  expect(mayDo({ ...open, state: 'paused' }, theo, at)).toBe(false)
  const done = first(entries({ tasks: [dated('Done', { completed_at: at })] }))
  expect(mayDo(done, maya, at)).toBe(false)
})

test('put on another day it must be one that is free; its row changes, or its reason is said (C16)', () => {
  const bins = first(entries({ chores: [choreWith({ who: 'turns' }, ['Theo', 'Maya'])] }))
  const to = (day: string, person = bins.person) => replan(bins, { day, person }, { me, at })
  expect(to('2026-11-22')).toEqual({ change: { due_on: '2026-11-22' } })
  expect(to('2026-11-17')).toEqual({ change: {} })
  expect(to('2026-11-20')).toEqual({ refused: dayRefusal('day_past') })
  expect(to('2026-11-24')).toEqual({ refused: dayRefusal('day_of_next') })
  expect(to('2026-11-17', maya)).toEqual({ change: { assigned_to: maya } })
})

test('a task of its own goes to any day from today on (T12)', () => {
  const plants = first(entries({ tasks: [dated('Plants', { due_on: '2026-11-18' })] }))
  const to = (day: string) => replan(plants, { day, person: null }, { me, at })
  expect(to('2026-11-21')).toEqual({ change: { due_on: '2026-11-21' } })
  expect(to('2027-03-01')).toEqual({ change: { due_on: '2027-03-01' } })
  expect(to('2026-11-20')).toEqual({ refused: dayRefusal('day_past') })
})

test('a turn is always somebody’s; what is for anyone can be given and given back (C14, T12)', () => {
  const turns = first(entries({ chores: [choreWith({ who: 'turns' }, ['Theo', 'Maya'])] }))
  expect(replan(turns, { day: turns.day, person: null }, { me, at })).toEqual({
    refused: refusal('invalid_args', 'somebodys_turn', { field: 'assigned_to' }),
  })
  const given = first(entries({ tasks: [dated('Plants', { assigned_to: theo })] }))
  expect(replan(given, { day: given.day, person: null }, { me, at })).toEqual({
    change: { assigned_to: null },
  })
})

test('only the owner and adult partners move and give it; a task only its owner (C26, T10)', () => {
  const bins = first(entries({ chores: [choreWith({}, [])] }))
  const may = (id: string, is_child = false) => mayReplan(bins, { me: { id, is_child }, at })
  expect([may(maya), may(theo), may(theo, true)]).toEqual([true, true, false])
  const plain = first(entries({ tasks: [dated('Plants')] }))
  expect(mayReplan(plain, { me, at })).toBe(true)
  expect(mayReplan(plain, { me: { id: theo, is_child: false }, at })).toBe(false)
  expect(mayReplan({ ...bins, state: 'missed' }, { me, at })).toBe(false)
})

test('it is given to people its owner knows: a partner of the owner gives it to the owner or takes it (C14)', () => {
  const bins = first(entries({ chores: [choreWith({}, [])] }))
  const by = (id: string, person: string) =>
    replan(bins, { day: bins.day, person }, { me: { id, is_child: false }, at })
  expect(by(theo, idOf('Juno'))).toEqual({ refused: refusal('not_partner', 'turn') })
  expect(by(theo, maya)).toEqual({ change: { assigned_to: maya } })
  expect(by(maya, idOf('Juno'))).toEqual({ change: { assigned_to: idOf('Juno') } })
})

test('a day that was done and taken back stands there once, and is not missed as well (T15, C9)', () => {
  const days = choreWith({ repeats: 'daily', if_missed: 'moves_on', slot: '2026-11-21' })
  const slot = '2026-11-19'
  const row = makeTask('Maya', {
    id: occurrenceId(days.series.chore.id, slot),
    name: 'Feed Pixel',
    chore_id: days.series.chore.id,
    slot,
    completions: 1,
  })
  const there = entries({ chores: [{ ...days, rows: [row] }] }).filter(({ day }) => day === slot)
  expect(told(there)).toEqual(['2026-11-19 Feed Pixel, overdue'])
})
