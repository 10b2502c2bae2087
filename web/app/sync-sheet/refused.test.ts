/** How refused changes are grouped, explained and kept. */
import { expect, test } from 'vitest'
import type { RefusalCode } from '#domain/command-error.ts'
import type { CommandName } from '#domain/commands.ts'
import type { Task } from '#domain/tasks/task.ts'
import { idOf, makeTask } from '#domain/testing/make.ts'
import type { RejectedItem } from '#web/data/device-store.ts'
import { factText, groupRefused, meaningOf, reasonOf, remedyFor } from './refused.ts'

const gutters = makeTask('Maya', {
  id: idOf('gutters'),
  name: 'Clear the gutters',
  description: 'Both sides',
  time_minutes: 50,
})
const nowhere = new Map<string, Task>()

function refused(
  name: CommandName,
  code: RefusalCode,
  more: Partial<RejectedItem> = {},
): RejectedItem {
  return {
    id: `${name}-${code}`,
    name,
    version: 1,
    input: { id: gutters.id },
    at: '2026-11-21T18:07:00.000Z',
    changes: [{ table: 'tasks', id: gutters.id, before: gutters, after: gutters }],
    code,
    message: 'No',
    details: null,
    rejected_at: '2026-11-21T19:00:00.000Z',
    ...more,
  }
}

function onlyGroup(...items: readonly RejectedItem[]) {
  const [group, ...others] = groupRefused(items)
  expect(others).toEqual([])
  return group ?? { key: '', items: [] }
}

test('changes to one task make one card, the cause first', () => {
  const made = refused('createTask', 'limit_reached', { at: '2026-11-21T10:00:00.000Z' })
  const done = refused('completeTask', 'not_found')
  expect(onlyGroup(done, made).items).toEqual([made, done])
})

test('the newest card comes first', () => {
  const older = refused('updateProfile', 'server_error', {
    input: { name: 'Maya' },
    at: '2026-11-20T10:00:00.000Z',
  })
  const newer = refused('completeTask', 'claimed')
  expect(groupRefused([older, newer]).map(({ items }) => items[0])).toEqual([newer, older])
})

test('what had been decided already is a fact, not a card', () => {
  const fact = refused('approveTask', 'already_decided', { details: { name: 'Theo' } })
  expect(groupRefused([fact])).toEqual([])
  expect(factText(fact, nowhere)).toBe(
    'Theo had already approved Clear the gutters. Nothing for you to do.',
  )
})

test('a completion that came second can be kept as a task of one’s own', () => {
  const group = onlyGroup(refused('completeTask', 'already_completed'))
  expect(remedyFor(group, nowhere)).toEqual({
    kind: 'addMyPart',
    task: { name: 'Clear the gutters', time_minutes: 50, effort_level: 'difficult' },
  })
})

test('an edit that came too late keeps what was typed over what was there', () => {
  const edit = (code: RefusalCode) =>
    onlyGroup(refused('updateTask', code, { input: { id: gutters.id, name: 'Clear all gutters' } }))
  const task = { name: 'Clear all gutters', description: 'Both sides', time_minutes: 50 }
  expect(remedyFor(edit('claimed'), nowhere)).toMatchObject({ kind: 'saveAsNew', task })
  expect(remedyFor(edit('not_found'), nowhere)).toMatchObject({ kind: 'createAgain', task })
})

test('a creation is tried again, on a new id where its own was taken', () => {
  expect(remedyFor(onlyGroup(refused('createTask', 'limit_reached')), nowhere)).toEqual({
    kind: 'tryAgain',
    onNewId: false,
  })
  expect(remedyFor(onlyGroup(refused('createTask', 'id_conflict')), nowhere)).toEqual({
    kind: 'tryAgain',
    onNewId: true,
  })
})

test('a task that is known from nowhere leaves only discarding', () => {
  const group = onlyGroup(refused('completeTask', 'not_found', { changes: [] }))
  expect(remedyFor(group, nowhere)).toBeNull()
})

test('the reason names who was first and when', () => {
  const details = { name: 'Theo', at: new Date(2026, 10, 21, 18, 4).toISOString() }
  const now = new Date(2026, 10, 21, 20, 0)
  const reason = (name: CommandName, code: RefusalCode, day = now) =>
    reasonOf(refused(name, code, { details }), day)
  expect(reason('completeTask', 'already_completed')).toBe('Theo finished this first, at 18:04.')
  expect(reason('updateTask', 'claimed')).toBe(
    'Theo claimed it at 18:04, so it cannot be edited now.',
  )
  expect(reason('claimTask', 'claimed', new Date(2026, 10, 23))).toBe(
    'Theo claimed this first, on Nov 21 at 18:04.',
  )
  expect(reasonOf(refused('completeTask', 'not_found'), now)).toBe('No.')
})

test('a lost completion says where its points are', () => {
  const details = { name: 'Theo', at: '2026-11-21T18:04:00.000Z' }
  const lost = refused('completeTask', 'already_completed', { details })
  expect(meaningOf(lost, nowhere, 340)).toBe(
    'The 100 points went to Theo. Your balance is back to 340.',
  )
})
