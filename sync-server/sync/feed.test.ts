/** A change enters the feed of everyone who saw the row before or sees it after, and of nobody else. */
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import type { AnyRow, TableName } from '#domain/tables.ts'
import {
  idOf,
  makeChore,
  makeNotification,
  makePartnership,
  makePause,
  makeSeat,
  makeTask,
  makeUser,
  monday,
} from '#domain/testing/make.ts'
import { createRowStore } from '#server/store/row-store.ts'
import { openTestDatabase } from '#server/testing/open-test-database.ts'
import type { Changed } from './feed.ts'
import { createFeedWriter } from './feed.ts'

type Row = readonly [TableName, AnyRow]
const people = ['Maya', 'Theo', 'Nora', 'Otis']
const nameOf = (id: string) => people.find((name) => idOf(name) === id) ?? id

/** Maya and Theo are partners, Nora invited Maya, Otis is a stranger. */
function open(batchRows?: number) {
  const database = openTestDatabase()
  const store = createRowStore(database)
  let behind = 0
  const feed = createFeedWriter(database, store, { batchRows, whenBehind: () => void behind++ })
  const record = (...rows: readonly (Row | readonly [TableName, string])[]) => {
    const changes = rows.map(([table, given]) => {
      const id = typeof given === 'string' ? given : given.id
      return {
        table,
        id,
        before: store.get(table, id),
        after: typeof given === 'string' ? null : given,
      }
    })
    return [...feed.record(changes).keys()].map(nameOf).toSorted()
  }
  for (const name of people) record(['users', makeUser(name)])
  record(['partnerships', makePartnership('Maya', 'Theo')])
  record(['partnerships', makePartnership('Nora', 'Maya', { status: 'pending' })])
  const entries = database
    .prepare<[string, number], string>(
      'SELECT changed FROM feed WHERE viewer = ? AND version > ? ORDER BY version',
    )
    .pluck()
  const head = database
    .prepare<[string], number>('SELECT version FROM viewers WHERE id = ?')
    .pluck()
  const versionOf = (name: string) => head.get(idOf(name)) ?? 0
  return {
    feed,
    record,
    versionOf,
    behind: () => behind,
    /** The entries that a person's feed gets during this work. */
    entered: (name: string, work: () => unknown) => {
      const before = versionOf(name)
      work()
      return entries
        .all(idOf(name), before)
        .flatMap((changed) =>
          Object.entries(JSON.parse(changed) as Changed).flatMap(([table, ids]) =>
            ids.map((id) => `${table} ${id}`),
          ),
        )
    },
  }
}

test('a shared task concerns its owner and their partners; a private one only its owner, until it is completed', () => {
  const { record } = open()
  const task = (given: object) => makeTask('Maya', { id: v7(), ...given })
  expect(record(['tasks', task({})])).toEqual(['Maya', 'Theo'])
  expect(record(['tasks', task({ is_shared: false })])).toEqual(['Maya'])
  expect(record(['tasks', task({ is_shared: false, completed_at: monday })])).toEqual([
    'Maya',
    'Theo',
  ])
})

test('everybody who saw a row is told when they no longer see it', () => {
  const { record } = open()
  const task = makeTask('Maya')
  record(['tasks', task])
  expect(record(['tasks', { ...task, is_shared: false }])).toEqual(['Maya', 'Theo'])
  expect(record(['tasks', { ...task, is_shared: false, name: 'x' }])).toEqual(['Maya'])
  expect(record(['tasks', task])).toEqual(['Maya', 'Theo'])
  expect(record(['tasks', task.id])).toEqual(['Maya', 'Theo'])
})

test('a profile concerns partners and invited people; a private row concerns one person', () => {
  const { record } = open()
  expect(record(['users', makeUser('Maya', { name: 'x' })])).toEqual(['Maya', 'Theo'])
  expect(record(['users', makeUser('Nora', { name: 'x' })])).toEqual(['Maya', 'Nora'])
  expect(record(['users', makeUser('Otis', { name: 'x' })])).toEqual(['Otis'])
  expect(record(['notifications', makeNotification('Maya')])).toEqual(['Maya'])
  expect(record(['tasks', makeTask('Otis')])).toEqual(['Otis'])
})

test('a commit is one entry for each viewer, with the next version, however many rows it changes', () => {
  const { record, entered, versionOf } = open()
  const ids = [v7(), v7(), v7()]
  const add = () => record(...ids.map((id) => ['tasks', makeTask('Maya', { id })] as const))
  const version = versionOf('Theo')
  expect(entered('Theo', add)).toEqual(ids.map((id) => `tasks ${id}`))
  expect(versionOf('Theo')).toBe(version + 1)
})

test('a commit that changes very much is several entries, so that a page ends between them', () => {
  const { record, entered, versionOf } = open()
  const ids = Array.from({ length: 1001 }, () => v7())
  const version = versionOf('Theo')
  const add = () => record(...ids.map((id) => ['tasks', makeTask('Maya', { id })] as const))
  expect(entered('Theo', add)).toHaveLength(ids.length)
  expect(versionOf('Theo')).toBe(version + 3)
})

test('an invitation shows the inviter to the invitee, and nothing else', () => {
  const { record, entered } = open()
  record(['tasks', makeTask('Otis')])
  const invitation = makePartnership('Otis', 'Theo', { status: 'pending' })
  const invite = () => record(['partnerships', invitation])
  const told = `partnerships ${invitation.id}`
  expect(entered('Theo', invite)).toEqual([told, `users ${idOf('Otis')}`])
  const another = makePartnership('Otis', 'Nora', { status: 'pending' })
  expect(entered('Otis', () => record(['partnerships', another]))).toEqual([
    `partnerships ${another.id}`,
  ])
  const again = { ...invitation, role: 'child' as const }
  expect(entered('Theo', () => record(['partnerships', again]))).toEqual([told])
  expect(entered('Otis', () => record(['partnerships', invitation]))).toEqual([told])
  expect(entered('Theo', () => record(['partnerships', invitation.id]))).toEqual([
    told,
    `users ${idOf('Otis')}`,
  ])
})

test('an invitation to an unknown address is visible only to its inviter', () => {
  const { record } = open()
  const open_ = { ...makePartnership('Otis', 'Theo', { status: 'pending' }), invitee_id: null }
  expect(record(['partnerships', open_])).toEqual(['Otis'])
  expect(record(['partnerships', { ...open_, invitee_id: idOf('Theo') }])).toEqual(['Otis', 'Theo'])
})

test('new partners get each other’s rows; former partners are told of each row that they no longer see', () => {
  const { record, entered, behind } = open()
  const [task, secret] = [
    makeTask('Otis', { id: v7() }),
    makeTask('Otis', { id: v7(), is_shared: false }),
  ]
  record(['tasks', task], ['tasks', secret])
  const pending = makePartnership('Otis', 'Theo', { status: 'pending' })
  record(['partnerships', pending])
  const accept = () => record(['partnerships', { ...pending, status: 'accepted' }])
  const row = [`partnerships ${pending.id}`, `users ${idOf('Otis')}`, `tasks ${task.id}`]
  expect(entered('Theo', accept)).toEqual(row)
  const part = () => record(['partnerships', pending.id])
  expect(entered('Theo', part)).toEqual(row)
  expect(entered('Theo', () => record(['tasks', { ...task, name: 'x' }]))).toEqual([])
  expect(behind()).toBe(0)
})

test('a task names its helpers anew as they become partners, and as they are no longer (R14, T22)', () => {
  const { record, entered } = open()
  const helpers = [idOf('Theo'), idOf('Otis')].join(',')
  const task = makeTask('Maya', { id: v7(), completed_at: monday, helpers })
  record(['tasks', task])
  const partnership = makePartnership('Maya', 'Otis')
  const begin = () => record(['partnerships', partnership])
  const end = () => record(['partnerships', partnership.id])
  for (const change of [begin, end]) expect(entered('Maya', change)).toContain(`tasks ${task.id}`)
})

test('chores, their seats and pauses come with a partnership and go with it (C27)', () => {
  const { record, entered } = open()
  const [chore, secret] = [
    makeChore('Otis', { id: v7() }),
    makeChore('Otis', { id: v7(), is_shared: false }),
  ]
  const [seat, pause] = [makeSeat(chore, 'Otis'), makePause('Otis', { id: v7() })]
  record(['chores', chore], ['chores', secret], ['seats', seat], ['pauses', pause])
  const partnership = makePartnership('Otis', 'Theo')
  const rows = [`chores ${chore.id}`, `seats ${seat.id}`, `pauses ${pause.id}`]
  const begun = entered('Theo', () => record(['partnerships', partnership]))
  expect(begun).toEqual(expect.arrayContaining(rows))
  expect(begun).not.toContain(`chores ${secret.id}`)
  const renamed = () => record(['chores', { ...chore, name: 'x' }], ['chores', secret.id])
  expect(entered('Theo', renamed)).toEqual([`chores ${chore.id}`])
  const ended = entered('Theo', () => record(['partnerships', partnership.id]))
  expect(ended).toEqual(expect.arrayContaining(rows))
})

test('a person who becomes a child is told of the proofs they no longer see (T21, F7)', () => {
  const { record, entered } = open()
  const proven = { completed_at: monday, proof_url: '/api/blobs/00' }
  record(['tasks', makeTask('Maya', { id: idOf('proven'), ...proven })])
  record(['tasks', makeTask('Maya', { id: idOf('plain'), completed_at: monday })])
  const told = entered('Theo', () => record(['users', makeUser('Theo', { is_child: true })]))
  expect(told).toEqual([`users ${idOf('Theo')}`, `tasks ${idOf('proven')}`])
})

test('a task changed in one commit with a partnership reaches everybody who sees it before or after', () => {
  const { record, entered } = open()
  const task = makeTask('Otis')
  record(['tasks', task])
  const pending = makePartnership('Otis', 'Theo')
  const both = () => record(['partnerships', pending], ['tasks', { ...task, name: 'x' }])
  expect(entered('Theo', both)).toContain(`tasks ${task.id}`)
  const gone = () => record(['tasks', task.id], ['partnerships', pending.id])
  expect(entered('Theo', gone)).toContain(`tasks ${task.id}`)
})

test('rows beyond the batch of the commit are left, reported, and entered batch by batch', () => {
  const { record, entered, behind, feed } = open(3)
  const ids = Array.from({ length: 10 }, () => v7())
  for (const [n, id] of ids.entries())
    record(['tasks', makeTask('Otis', { id, created_at: `2026-03-02T09:00:0${n}.000Z` })])
  const became = behind()
  const got = entered('Theo', () => {
    record(['partnerships', makePartnership('Otis', 'Theo')])
    expect([behind() - became, feed.behind() !== null]).toEqual([1, true])
    const batches = []
    for (let viewer = feed.behind(); viewer !== null; viewer = feed.behind())
      batches.push([...feed.goOn(viewer)].map(nameOf))
    expect(batches.length).toBeGreaterThan(3)
    expect(batches.flat()).toContain('Theo')
  })
  expect(got.filter((entry) => entry.startsWith('tasks')).toSorted()).toEqual(
    ids.map((id) => `tasks ${id}`).toSorted(),
  )
  expect([...feed.goOn(idOf('Theo'))]).toEqual([])
})
