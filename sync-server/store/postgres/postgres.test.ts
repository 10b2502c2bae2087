/** Promises of the engine on PostgreSQL: lost work runs again and counts once, and nobody waits for strangers. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Database } from '#server/store/database.ts'
import { inSnapshot } from '#server/store/database.ts'
import type { Writer } from '#server/store/writer.ts'
import { emptySchema } from '#server/testing/empty-schema.ts'
import { serving } from './limits.ts'
import { openPostgres } from './open-postgres.ts'
import { PostgresError } from './postgres-error.ts'
import { openThreadConnection } from './thread-connection.ts'

const url = process.env['TEST_DATABASE_URL'] ?? ''
const schema = 'test_engine'
const people = ['maya', 'theo', 'otis']

/** Another process, as far as the database can tell. */
function openAnother(at = url): Database & { readonly writer: Writer } {
  const database = openPostgres({ url: at, schema })
  onTestFinished(() => void database.close())
  return Object.assign(database, { writer: database.engine.createWriter(() => performance.now()) })
}

function open() {
  emptySchema(url, schema)
  const database = openAnother()
  const add = database.prepare('INSERT INTO viewers (id) VALUES (?)')
  for (const person of people) add.run(person)
  return database
}

/** A connection of its own, for concurrent work. */
function openAside() {
  const connection = openThreadConnection({ url, schema })
  onTestFinished(() => connection.close())
  return (text: string) => connection.send([{ text }], true)[0]?.rows ?? []
}

const count = (database: Database) =>
  database.prepare<[], number>(`SELECT count(*) FROM meta WHERE key LIKE 'note%'`).pluck().get()

/** Leaves a note; a second one with the same key is an error. */
function note(database: Database, key: string): void {
  database.prepare('INSERT INTO meta (key, value) VALUES (?, ?)').run(`note ${key}`, '')
}

test('a backend that is ended in the middle of a job undoes it, and it runs again', async () => {
  const [database, aside] = [open(), openAside()]
  const pid = database.prepare<[], number>('SELECT pg_backend_pid()').pluck()
  let runs = 0
  await database.writer.run(() => {
    note(database, 'a')
    if (++runs === 1) aside(`SELECT pg_terminate_backend(${pid.get()})`)
    note(database, 'b')
  })
  expect([runs, count(database)]).toEqual([2, 2])
})

test('a commit whose answer is lost may have happened: the work runs again, and finds its own effects', async () => {
  open()
  const proxy = await openProxy()
  const database = openAnother(proxy.url)
  const done = database
    .prepare<[], number>(`SELECT count(*) FROM meta WHERE key = 'note a'`)
    .pluck()
  proxy.swallowNextCommit()
  let runs = 0
  await database.writer.run(() => {
    runs += 1
    if (done.get() === 0) note(database, 'a')
  })
  expect([runs, count(database)]).toEqual([2, 1])
})

test('a job for people locked by another process waits, and no other job does', async () => {
  const [database, aside] = [open(), openAside()]
  aside(`BEGIN; SELECT id FROM viewers WHERE id = 'maya' FOR UPDATE`)
  const done: string[] = []
  const mine = database.writer
    .run(() => note(database, 'maya'), { people: ['maya'] })
    .then(() => done.push('maya'))
  await database.writer.run(() => note(database, 'otis'), { people: ['otis'] })
  expect([done, count(database)]).toEqual([[], 1])
  aside('COMMIT')
  await mine
  expect(count(database)).toBe(2)
})

test('a job that concerns somebody outside its lock scope is undone, and runs again with them in it', async () => {
  const [database, aside] = [open(), openAside()]
  const held: (readonly string[])[] = []
  await database.writer.run(
    () => {
      note(database, String(held.length))
      held.push(heldElsewhere(aside))
      database.engine.requireLocked?.(['maya', null])
      database.engine.requireLocked?.(['theo'])
    },
    { people: ['maya'] },
  )
  expect(held).toEqual([['maya'], ['maya', 'theo']])
  expect(count(database)).toBe(1)
})

/** The people whose rows another transaction has locked: SKIP LOCKED leaves them out. */
function heldElsewhere(
  aside: (text: string) => readonly (readonly unknown[])[],
): readonly string[] {
  const free = aside('SELECT id FROM viewers FOR UPDATE SKIP LOCKED').map(([id]) => id)
  return people.filter((person) => !free.includes(person))
}

test('of jobs that share a transaction, one that fails does not fail the others', async () => {
  const database = open()
  const settled = await Promise.allSettled([
    database.writer.run(() => note(database, 'a')),
    database.writer.run(() => {
      throw new Error('mine alone')
    }),
    database.writer.run(() => note(database, 'a')),
    database.writer.run(() => note(database, 'b')),
  ])
  expect(settled.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
    'fulfilled',
  ])
  expect(count(database)).toBe(2)
})

test('an error that a job swallows takes nothing along that others were told is stored', async () => {
  const database = open()
  const settled = await Promise.allSettled([
    database.writer.run(() => note(database, 'a')),
    database.writer.run(() => {
      expect(() => database.prepare('SELECT 1 / 0').all()).toThrow('division')
    }),
  ])
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
  expect(count(database)).toBe(1)
})

test('a connection that does not answer is given up, and counted: its server may be another one afterwards', () => {
  const connection = openThreadConnection({ url, schema: null })
  onTestFinished(() => connection.close())
  connection.send([{ text: 'SELECT 1' }], true)
  const before = connection.connections()
  connection.waitAtMost(300)
  expect(() => connection.send([{ text: 'SELECT pg_sleep(2)' }], true)).toThrow('does not answer')
  connection.waitAtMost(serving.answerTimeoutMs)
  connection.send([{ text: 'SELECT 1' }], true)
  expect(connection.connections()).toBe(before + 1)
})

test('an awaited answer and one that the process sleeps for each reach whoever asked', async () => {
  const connection = openThreadConnection({ url, schema: null })
  onTestFinished(() => connection.close())
  const numberOf = (results: readonly { readonly rows: readonly (readonly unknown[])[] }[]) =>
    results[0]?.rows[0]?.[0]
  const awaited = connection.sendAsync([{ text: 'SELECT 1' }], true)
  expect(numberOf(connection.send([{ text: 'SELECT 2' }], true))).toBe(2)
  expect(numberOf(await awaited)).toBe(1)
  connection.waitAtMost(300)
  const both = [1, 2].map(() => connection.sendAsync([{ text: 'SELECT pg_sleep(2)' }], true))
  const settled = await Promise.allSettled(both)
  expect(settled.map((each) => 'reason' in each && String(each.reason))).toEqual([
    'PostgresError: The database does not answer',
    'PostgresError: The database does not answer',
  ])
  const after = connection.sendAsync([{ text: 'SELECT pg_sleep(2)' }], true)
  connection.close()
  await expect(after).rejects.toThrow('The database is closed')
})

test('while a transaction is awaited the process goes on, and reads outside of it', async () => {
  const [database, aside] = [open(), openAside()]
  const pid = database.prepare<[], number>('SELECT pg_backend_pid()').pluck()
  aside(`BEGIN; SELECT id FROM viewers WHERE id = 'maya' FOR UPDATE`)
  let inside: number | undefined
  const job = database.writer.run(() => void (inside = pid.get()), { people: ['maya'] })
  // The first answer below means that the locks have been requested.
  const seen = await database.engine.inTurn(() => [pid.get(), count(database)])
  expect([seen[0], inside]).toEqual([pid.get(), undefined])
  aside('COMMIT')
  await job
  expect(inside).not.toBe(seen[0])
})

test('jobs of strangers share the trips of one transaction; one of the same person sees what was written before it', async () => {
  const database = open()
  const add = (person: string) => {
    const noted = () => count(database)
    return database.writer.run(
      () => {
        const before = noted()
        note(database, `${person} ${before}`)
        return before
      },
      { people: [person], prefetch: () => database.engine.prefetch([noted]) },
    )
  }
  await Promise.all(people.map(add))
  const { trips, transactions } = database.engine.counts()
  expect(await Promise.all([add('maya'), add('theo')])).toEqual([3, 3])
  expect(database.engine.counts()).toMatchObject({
    trips: (trips ?? 0) + 2,
    transactions: (transactions ?? 0) + 1,
  })
  expect(await Promise.all([add('otis'), add('otis')])).toEqual([5, 6])
  expect(database.engine.counts()).toMatchObject({ transactions: (transactions ?? 0) + 2 })
})

test('a snapshot does not see what is committed meanwhile', async () => {
  const [database, other] = [open(), openAnother()]
  const seen = inSnapshot(database, () => {
    const before = count(database)
    note(other, 'a')
    return [before, count(database)]
  })
  expect([...seen, count(database)]).toEqual([0, 0, 1])
})

test('processes hear of each other, and none of itself', async () => {
  const [one, other] = [open(), openAnother()]
  const received: unknown[] = []
  one.engine.news.onMessage((message) => void received.push(['one', message]))
  other.engine.news.onMessage((message) => void received.push(['other', message]))
  const many = Array.from({ length: 500 }, (_, place) => `viewer ${place}`)
  await vi.waitFor(() => {
    one.engine.news.publish({ moved: many })
    expect(received.length).toBeGreaterThan(0)
  })
  await vi.waitFor(() => expect(JSON.stringify(received)).toContain('viewer 499'))
  expect(JSON.stringify(received)).not.toContain('["one"')
})

test('an exchange with a database that cannot be reached fails at once, and later works again', async () => {
  open()
  const proxy = await openProxy()
  const database = openAnother(proxy.url)
  proxy.cut()
  expect(() => count(database)).toThrow(PostgresError)
  proxy.mend()
  await database.writer.run(() => note(database, 'a'))
  expect(count(database)).toBe(1)
})

/** A connection to the database that loses whatever the test says (testing/lossy-proxy.mjs). */
async function openProxy() {
  const at = new URL(url)
  const host = at.searchParams.get('host') ?? at.hostname
  const port = at.port || '5432'
  const target = host.startsWith('/')
    ? { path: `${host}/.s.PGSQL.${port}` }
    : { host, port: Number(port) }
  const flags = new Int32Array(new SharedArrayBuffer(8))
  const file = new URL('testing/lossy-proxy.mjs', import.meta.url)
  const proxy = new Worker(file, { workerData: { target, flags } })
  onTestFinished(async () => void (await proxy.terminate()))
  const [address] = (await once(proxy, 'message')) as [{ port: number }]
  const seen = new URL(url)
  seen.searchParams.set('host', '127.0.0.1')
  seen.port = String(address.port)
  return {
    url: seen.href,
    swallowNextCommit: () => void Atomics.store(flags, 0, 1),
    cut: () => void Atomics.store(flags, 1, 1),
    mend: () => void Atomics.store(flags, 1, 0),
  }
}
