/** The outcomes of a mutation: applied once, refused with a reason, held, or set aside after internal errors. */
import { v7 } from 'uuid'
import { expect, onTestFinished, test, vi } from 'vitest'
import { DAY_MS, OLDEST_MUTATION_MS } from '#domain/calendar.ts'
import { commandOf } from '#domain/commands.ts'
import { emptyBalance } from '#domain/points/points.ts'
import type { Mutation } from '#domain/sync-protocol.ts'
import { idOf, makeAccount, makeUser, monday, openSettings } from '#domain/testing/make.ts'
import type { Change } from '#domain/tx.ts'
import { createCore } from '#server/core.ts'
import { PostgresError } from '#server/store/postgres/postgres-error.ts'
import { openTestDatabase } from '#server/testing/open-test-database.ts'
import type { Applied } from './apply-mutation.ts'

const maya = idOf('Maya')
const sender = { actor: maya, now: monday }

function open() {
  const database = openTestDatabase()
  const core = createCore({ database, settings: openSettings, report: () => undefined })
  for (const [table, after] of [
    ['users', makeUser('Maya')],
    ['accounts', makeAccount('Maya')],
    ['balances', emptyBalance(maya)],
  ] as const)
    core.store.write({ table, id: after.id, before: null, after })
  return {
    core,
    apply: (mutations: readonly Mutation[], given = {}): Applied =>
      core.applier.apply(mutations, { ...sender, ...given }),
    tasks: () => database.prepare('SELECT name FROM tasks ORDER BY name').pluck().all(),
    version: () => core.pages.versionOf(maya),
    faults: () => database.prepare('SELECT attempts, error FROM faults').all(),
  }
}

function mutation(name: string, input: object, given: Partial<Mutation> = {}): Mutation {
  return { id: v7(), name, version: 1, input, at: monday, ...given }
}
const creation = (name: string, given: Partial<Mutation> = {}) =>
  mutation('createTask', { id: v7(), name }, given)
const idIn = ({ input }: Mutation) => (input as { readonly id: string }).id

function failAt(poison: Mutation, error: Error): void {
  const command = commandOf('createTask')
  const { run } = command
  const spy = vi.spyOn(command, 'run').mockImplementation((tx, input, context) => {
    if (context.mutationId === poison.id) throw error
    return run(tx, input, context)
  })
  onTestFinished(() => spy.mockRestore())
}

test('an internal error stops the batch before its mutation; the third time it is refused, and the rest continues', () => {
  const { apply, tasks, faults } = open()
  const [before, poison, after] = [creation('a'), creation('b'), creation('c')]
  const bug = new Error('A bug of ours')
  failAt(poison, bug)
  const batch = [before, poison, after]
  for (let attempts = 1; attempts < 3; attempts++) {
    const { results, fault } = apply(batch)
    expect([results, fault]).toEqual([[{ id: before.id, status: 'applied' }], bug])
    expect(faults()).toEqual([{ attempts, error: expect.stringContaining('A bug of ours') }])
  }
  const message = 'The server could not save this change'
  const refusal = {
    id: poison.id,
    status: 'rejected',
    code: 'server_error',
    message,
    details: { reason: 'unsaved' },
  }
  for (let times = 0; times < 2; times++) {
    const { results, fault } = apply(batch)
    expect([results[1], results[2]?.status, fault]).toEqual([refusal, 'applied', null])
  }
  expect(tasks()).toEqual(['a', 'c'])
})

test('an error that ended the transaction is no end of a batch: nothing of it is committed, or counted', () => {
  const { apply, faults } = open()
  const [before, poison] = [creation('a'), creation('b')]
  const error = new PostgresError('Out of range', { code: '22003' })
  failAt(poison, error)
  expect(() => apply([before, poison])).toThrow(error)
  expect(faults()).toEqual([])
})

test('a repeated mutation has the same answer and no effect; another one with its id is refused', () => {
  const { apply, tasks, version } = open()
  const first = creation('a')
  const refused = mutation('completeTask', { id: v7() })
  const once = apply([first, refused]).results
  expect(once).toEqual([
    { id: first.id, status: 'applied' },
    {
      id: refused.id,
      status: 'rejected',
      code: 'not_found',
      message: 'Task not found',
      details: { reason: 'tasks' },
    },
  ])
  const reached = version()
  expect(apply([first, refused])).toEqual({
    results: once,
    entered: new Map(),
    changes: [],
    fault: null,
  })
  expect(version()).toBe(reached)
  for (const other of [
    { ...first, input: { id: idIn(first), name: 'b' } },
    { ...first, name: 'deleteTask' },
  ])
    expect(apply([other]).results).toEqual([
      {
        id: first.id,
        status: 'rejected',
        code: 'id_conflict',
        message: 'This id was used for another change',
        details: { reason: 'other_change' },
      },
    ])
  expect(tasks()).toEqual(['a'])
})

test('the reason of a refusal is answered with its details, also when it is repeated', () => {
  const { apply } = open()
  const task = creation('a')
  const completion = mutation('completeTask', { id: idIn(task) })
  const edit = mutation('updateTask', { id: idIn(task), name: 'b' })
  apply([task, completion])
  const [refusal] = apply([edit]).results
  expect(refusal).toMatchObject({ code: 'already_completed', details: { at: monday } })
  expect(apply([edit]).results).toEqual([refusal])
})

test('the counts of an applied change are in its answer, also when it is repeated', () => {
  const { apply } = open()
  const seen = mutation('readAllNotifications', {})
  const once = apply([seen]).results
  expect(once).toEqual([{ id: seen.id, status: 'applied', facts: { updatedCount: 0 } }])
  expect(apply([seen]).results).toEqual(once)
})

test.each([
  ['that this server does not know', { name: 'createTaskAnew' }],
  ['in a version that this server does not know', { version: 99 }],
])('a command %s is held with everything after it, and no attempt is counted', (_, given) => {
  const { core, apply, tasks, faults } = open()
  const newer = creation('b', given)
  for (let times = 0; times < 4; times++) {
    core.applier.recordAttempt(newer, sender)
    const { results, fault } = apply([creation('a'), newer, creation('c')])
    expect(results).toEqual([
      { id: expect.any(String), status: 'applied' },
      { id: newer.id, status: 'held' },
    ])
    expect(fault).toBeNull()
  }
  expect(tasks()).toEqual(['a', 'a', 'a', 'a'])
  expect(faults()).toEqual([])
})

test('a command that needs a connection is refused from a queue, and accepted from a call', () => {
  const { apply } = open()
  const code = (isQueued: boolean) => {
    const [result] = apply([mutation('deleteAccount', {})], { isQueued }).results
    return result?.status === 'rejected' ? [result.code, result.message] : result?.status
  }
  expect(code(true)).toEqual(['online_only', 'This needs a connection to the server'])
  expect(code(false)).not.toContain('online_only')
})

test('a change may arrive up to 400 days late, and not later', () => {
  const { apply, tasks } = open()
  const at = (ms: number) => new Date(Date.parse(monday) - ms).toISOString()
  const { results } = apply([
    creation('in time', { at: at(OLDEST_MUTATION_MS) }),
    creation('late', { at: at(OLDEST_MUTATION_MS + 1) }),
  ])
  expect(results).toMatchObject([
    { status: 'applied' },
    { status: 'rejected', code: 'too_old', message: 'This change is too old to be saved' },
  ])
  expect(tasks()).toEqual(['in time'])
})

test('a change dated before its account was created gets the time of its receipt', () => {
  const { core, apply } = open()
  const at = (ms: number) => new Date(Date.parse(monday) + ms).toISOString()
  const [before, since] = [
    creation('a', { at: at(-DAY_MS) }),
    creation('b', { at: at(3 * DAY_MS) }),
  ]
  apply([before, since], { now: at(10 * DAY_MS) })
  const madeAt = (task: Mutation) => core.store.get('tasks', idIn(task))?.created_at
  expect([madeAt(before), madeAt(since)]).toEqual([at(10 * DAY_MS), at(3 * DAY_MS)])
})

test('no other change can use a deleted id again', () => {
  const { apply, tasks } = open()
  const first = creation('a')
  apply([first, mutation('deleteTask', { id: idIn(first) })])
  const again = creation('b')
  expect(apply([{ ...again, input: { id: idIn(first), name: 'b' } }]).results).toMatchObject([
    { code: 'id_conflict', message: 'This id was used before, and cannot be used again' },
  ])
  expect(tasks()).toEqual([])
})

test('the net result of a batch is written, entered and reported once: a row that was created and deleted is no change', () => {
  const { core, apply, version } = open()
  const told: (readonly Change[])[] = []
  core.applier.onChanged(({ changes }) => void told.push(changes))
  const [gone, kept] = [creation('a'), creation('b')]
  const { entered } = apply([gone, mutation('deleteTask', { id: idIn(gone) })])
  expect([told, entered, version()]).toEqual([[[]], new Map(), 0])
  apply([kept, mutation('updateTask', { id: idIn(kept), name: 'c' })])
  expect(told[1]).toMatchObject([
    { table: 'tasks', id: idIn(kept), before: null, after: { name: 'c' } },
  ])
  expect(version()).toBe(1)
  apply([mutation('updateTask', { id: idIn(kept), name: 'd' })])
  expect(told[2]).toMatchObject([{ before: { name: 'c' }, after: { name: 'd' } }])
})

test('changes of a deleted account are refused', () => {
  const { core, apply, tasks } = open()
  core.database
    .prepare('INSERT INTO deleted_accounts (id, deleted_at) VALUES (?, ?)')
    .run(maya, monday)
  core.database.prepare('DELETE FROM accounts WHERE id = ?').run(maya)
  expect(() => apply([creation('a')])).toThrow(/delete/)
  expect(tasks()).toEqual([])
})
