/** The suggestions, by example (S3). */
import { expect, test } from 'vitest'
import type { Task } from '#domain/tasks/task.ts'
import { idOf, makeTask, monday } from '#domain/testing/make.ts'
import { fairShare } from './fair-share.ts'

const adults = ['Maya', 'Theo']

/** By default, a shared task of Maya's that pays this many points. */
function chore(name: string, points: number, given: Partial<Task> = {}): Task {
  return makeTask('Maya', { id: idOf(name), time_minutes: points, effort_level: 'easy', ...given })
}

function done(person: string, points: number): Task {
  return chore(`done by ${person}`, points, { claimed_by: idOf(person), completed_at: monday })
}

/** The suggestions that Maya sees, by name. */
function suggested(
  open: readonly Task[],
  given: { readonly done?: readonly Task[]; readonly people?: readonly string[] } = {},
): Readonly<Record<string, string>> {
  const people = given.people ?? adults
  const found = fairShare({
    viewer: idOf('Maya'),
    adults: people.map(idOf),
    done: given.done ?? [],
    open,
  })
  const nameOf = (id: string, names: readonly string[]) => names.find((name) => idOf(name) === id)
  const chores = ['one', 'two', 'three']
  return Object.fromEntries(
    [...found].map(([task, person]) => [nameOf(task, chores), nameOf(person, people)]),
  )
}

test('what is somebody’s turn is their load, and nobody else is asked for it (C23)', () => {
  const turn = chore('one', 50, { assigned_to: idOf('Maya') })
  expect(suggested([turn, chore('two', 20)])).toEqual({ two: 'Theo' })
})

test('the heaviest task is assigned first, each to the person with the least so far', () => {
  const open = [chore('one', 20), chore('two', 50)]
  expect(suggested(open, { done: [done('Maya', 30)] })).toEqual({ one: 'Maya', two: 'Theo' })
  expect(suggested(open, { done: [done('Theo', 30)] })).toEqual({ one: 'Theo', two: 'Maya' })
})

test('a claimed task counts for its claimer, and is suggested to nobody', () => {
  const claimed = chore('one', 40, { claimed_by: idOf('Maya'), claimed_at: monday })
  expect(suggested([claimed, chore('two', 10), chore('three', 20)])).toEqual({
    two: 'Theo',
    three: 'Theo',
  })
})

test('a task that cannot be claimed is suggested to nobody', () => {
  const open = [chore('one', 10, { is_shared: false }), chore('two', 10, { completed_at: monday })]
  expect(suggested(open)).toEqual({})
})

test('of two people with the same load always the same one is suggested, in any order', () => {
  for (const people of [adults, adults.toReversed()])
    expect(suggested([chore('one', 10)], { people })).toEqual({ one: 'Maya' })
})

test('of two tasks with the same points the older one is assigned first, otherwise the one with the lower id', () => {
  const older = { created_at: '2026-03-01T09:00:00.000Z' }
  expect(suggested([chore('one', 10), chore('two', 10, older)])).toEqual({
    one: 'Theo',
    two: 'Maya',
  })
  for (const open of [
    [chore('one', 10), chore('two', 10)],
    [chore('two', 10), chore('one', 10)],
  ])
    expect(suggested(open)).toEqual({ one: 'Maya', two: 'Theo' })
})

test('a task of another person is suggested only to its owner or the viewer: their partners may not know each other', () => {
  const household = { people: ['Maya', 'Nora', 'Theo'], done: [done('Maya', 30), done('Theo', 20)] }
  const his = { user_id: idOf('Theo') }
  expect(suggested([chore('one', 5, his)], household)).toEqual({ one: 'Theo' })
  expect(suggested([chore('one', 5)], household)).toEqual({ one: 'Nora' })
  const busy = { ...household, done: [done('Theo', 40)] }
  expect(suggested([chore('one', 5, his)], busy)).toEqual({ one: 'Maya' })
})

test('without adults nothing is suggested', () => {
  expect(suggested([chore('one', 5)], { people: [] })).toEqual({})
  expect(suggested([chore('one', 5, { user_id: idOf('Theo') })], { people: ['Nora'] })).toEqual({})
})
