/** The points and tasks that a person shows on the household's MQTT broker (A47). */
import { expect, test } from 'vitest'
import type { ChoreWithRows } from '#domain/chores/chore-rows.ts'
import type { Chore } from '#domain/chores/chore.ts'
import { emptyBalance } from '#domain/points/points.ts'
import type { Task } from '#domain/tasks/task.ts'
import {
  idOf,
  makeAccount,
  makeChore,
  makeSeats,
  makeTask,
  makeUser,
} from '#domain/testing/make.ts'
import type { HouseholdRows } from './shown.ts'
import { offeredBy, shownAtHome } from './shown.ts'

/** A Tuesday, at ten in the morning in Berlin. */
const tuesday = '2026-11-24T09:00:00.000Z'

function shown(given: Partial<HouseholdRows>, at = tuesday) {
  const rows = {
    user: makeUser('Maya'),
    account: makeAccount('Maya', { language: 'de' }),
    balance: emptyBalance(idOf('Maya')),
    chores: [],
    tasks: [],
    zoneOf: () => 'Europe/Berlin',
  }
  return shownAtHome({ ...rows, ...given }, at)
}

const task = (name: string, given: Partial<Task> = {}) =>
  makeTask('Theo', { id: idOf(name), name, ...given })

function choreWith(given: Partial<Chore>, people: readonly string[] = []): ChoreWithRows {
  const chore = makeChore('Theo', given)
  return { series: { chore, seats: makeSeats(chore, people), pauses: [] }, rows: [] }
}

const names = ({ tasks }: ReturnType<typeof shown>) => tasks.map(({ name }) => name)

test('it is the first name of a person, the language, and the points that can be spent (A47)', () => {
  const balance = { ...emptyBalance(idOf('Maya')), total_points: 90, redeemed_points: 30 }
  expect(shown({ balance })).toEqual({
    userId: idOf('Maya'),
    name: 'Maya',
    language: 'de',
    points: 60,
    tasks: [],
  })
})

test('shared tasks are shown that are for the person or for anyone, and nothing private (A47)', () => {
  const tasks = [
    task('for anyone'),
    task('for Maya', { assigned_to: idOf('Maya') }),
    task('claimed by Maya', { claimed_by: idOf('Maya'), assigned_to: idOf('Theo') }),
    task('for Theo', { assigned_to: idOf('Theo') }),
    task('claimed by Theo', { claimed_by: idOf('Theo') }),
    task('private', { is_shared: false }),
  ]
  expect(names(shown({ tasks })).toSorted()).toEqual(['claimed by Maya', 'for Maya', 'for anyone'])
})

test('an occurrence is shown from its day on, for whose turn it is, under its chore and day (A47)', () => {
  const chores = [
    choreWith({ id: idOf('bins'), name: 'Bins', who: 'turns', turn: 0 }, ['Maya', 'Theo']),
    choreWith({ id: idOf('floor'), name: 'Floor', who: 'turns', turn: 1 }, ['Maya', 'Theo']),
    choreWith({ id: idOf('diary'), name: 'Diary', is_shared: false }),
  ]
  expect(shown({ chores }, '2026-11-23T09:00:00.000Z').tasks).toEqual([])
  expect(shown({ chores }).tasks).toMatchObject([
    { key: `${idOf('bins')}/2026-11-24`, name: 'Bins', due_on: '2026-11-24', is_overdue: false },
  ])
  const late = shown({ chores }, '2026-11-25T09:00:00.000Z')
  expect(late.tasks).toMatchObject([{ name: 'Bins', is_overdue: true }])
})

test('what is due comes first, by day and time, and 30 are shown at most (A47)', () => {
  const others = Array.from({ length: 40 }, (_, place) => task(`some day ${place}`))
  const dated = [
    task('tomorrow', { due_on: '2026-11-25' }),
    task('today', { due_on: '2026-11-24' }),
    task('today at eight', { due_on: '2026-11-24', due_time: '08:00' }),
  ]
  const all = shown({ tasks: [...others, ...dated] })
  expect(names(all).slice(0, 3)).toEqual(['today at eight', 'today', 'tomorrow'])
  expect(all.tasks).toHaveLength(30)
})

test('a task is overdue in its own time zone, otherwise in that of its owner (A47)', () => {
  const zones = new Map([[idOf('Theo'), 'Pacific/Honolulu']])
  const zoneOf = (id: string) => zones.get(id) ?? 'Europe/Berlin'
  const yesterday = { due_on: '2026-11-23' }
  // In Honolulu it is still eleven in the evening of that day.
  const tasks = [task('his', yesterday), task('there', { ...yesterday, due_zone: 'Europe/Berlin' })]
  const overdue = shown({ tasks, zoneOf }).tasks.filter(({ is_overdue }) => is_overdue)
  expect(overdue.map(({ name }) => name)).toEqual(['there'])
})

test('buttons are only for tasks that need one tap, and only if the person allows them (A47)', () => {
  const own = { user_id: idOf('Maya') }
  const steps = { ...own, checklist: 'Kitchen\nHall', all_steps: true }
  const { tasks, ...rest } = shown({
    tasks: [
      task('plain', own),
      task('photo', { ...own, needs_photo: true }),
      task('steps first', { ...steps, checked: 1 }),
      task('steps ticked', { ...steps, checked: 3 }),
      task('steps as one likes', { ...steps, all_steps: false }),
      task('of Theo, to be claimed first'),
      task('of Theo, claimed', { claimed_by: idOf('Maya') }),
    ],
  })
  expect(tasks).toHaveLength(7)
  const offered = offeredBy({ ...rest, tasks, completes: true }).map(({ name }) => name)
  expect(offered.toSorted()).toEqual([
    'of Theo, claimed',
    'plain',
    'steps as one likes',
    'steps ticked',
  ])
  expect(offeredBy({ ...rest, tasks, completes: false })).toEqual([])
})
