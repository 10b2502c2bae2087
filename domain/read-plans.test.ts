/** Read plans: what a command read the last time, with the ids of the next run. */
import { expect, test } from 'vitest'
import type { CommandName } from './commands.ts'
import type { Run } from './execute.ts'
import { createReadPlans } from './read-plans.ts'
import { idOf, monday, openSettings } from './testing/make.ts'
import type { Read } from './tx.ts'
import { row, rows } from './tx.ts'

const run = (name: CommandName, task: string, actor = 'Maya'): Run => ({
  name,
  input: { id: idOf(task) },
  context: {
    actor: idOf(actor),
    at: monday,
    now: monday,
    mutationId: idOf('mutation'),
    settings: openSettings,
  },
})
const present = (...reads: readonly Read[]) => reads.map((read) => ({ read, isAbsent: false }))
const complete = (task: string, actor = 'Maya') => run('completeTask', task, actor)

test('a command that never ran is expected to read nothing', () => {
  const plans = createReadPlans()
  plans.learn(complete('dishes'), present(row('tasks', idOf('dishes'))))
  expect(plans.expected(run('deleteTask', 'dishes'))).toEqual([])
})

test('the ids of the run replace those of the last one, also inside derived ids', () => {
  const plans = createReadPlans()
  plans.learn(
    complete('dishes'),
    present(
      row('tasks', idOf('dishes')),
      row('entries', `task:${idOf('dishes')}:completed:1`),
      rows('partnerships', { inviter_id: idOf('Maya') }),
      rows('tasks', { user_id: idOf('Maya'), completed_at: null }),
      row('users', idOf('Theo')),
    ),
  )
  expect(plans.expected(complete('windows', 'Nora'))).toEqual(
    present(
      row('tasks', idOf('windows')),
      row('entries', `task:${idOf('windows')}:completed:1`),
      rows('partnerships', { inviter_id: idOf('Nora') }),
      rows('tasks', { user_id: idOf('Nora'), completed_at: null }),
      row('users', idOf('Theo')),
    ),
  )
})

test('a row that was missing is expected to be missing again', () => {
  const plans = createReadPlans()
  const create = (task: string) => run('createTask', task)
  plans.learn(create('dishes'), [{ read: row('tasks', idOf('dishes')), isAbsent: true }])
  expect(plans.expected(create('windows'))).toEqual([
    { read: row('tasks', idOf('windows')), isAbsent: true },
  ])
})

test('the last run counts: a row it no longer read is not requested', () => {
  const plans = createReadPlans()
  plans.learn(complete('dishes'), present(row('users', idOf('Theo'))))
  plans.learn(complete('dishes'), present(row('tasks', idOf('dishes'))))
  expect(plans.expected(complete('windows'))).toEqual(present(row('tasks', idOf('windows'))))
})
