/** A page that is left ends its running transactions, and does not report that as an error. */
import { expect, test } from 'vitest'
import { idOf, makeTask } from '#domain/testing/make.ts'
import { AccountDatabase } from './database.ts'
import { createDexieStore } from './dexie-store.ts'
import { abortTransactions } from './running-transactions.ts'

const change = (name: string) => {
  const after = makeTask('Maya', { name, id: idOf(name) })
  return { table: 'tasks', id: after.id, after } as const
}

function open(name: string) {
  const database = new AccountDatabase(name)
  return { database, store: createDexieStore(database) }
}

test('what a left page was in the middle of is ended at once; the next page goes on, with what was saved before', async () => {
  const name = crypto.randomUUID()
  const left = open(name)
  await left.store.transaction((tx) => tx.write([change('Saved')]))
  const outcomes: string[] = []
  const inTheMiddle = new Promise<void>((begun) => {
    void left.store
      .transaction(async (tx) => {
        await tx.write([change('Cut off')])
        await tx.state()
        begun()
        await new Promise(() => {})
      })
      .then(
        () => outcomes.push('saved'),
        () => outcomes.push('failed'),
      )
  })
  await inTheMiddle
  void left.database.tasks.toArray().then(
    () => outcomes.push('read'),
    () => outcomes.push('not read'),
  )

  expect(abortTransactions()).toBe(true)
  expect(abortTransactions()).toBe(false)
  left.database.close()
  const next = open(name)
  await next.store.transaction((tx) => tx.write([change('After that')]))
  const names = (await next.database.tasks.toArray()).map((task) => task.name)
  expect(names.toSorted()).toEqual(['After that', 'Saved'])
  expect(outcomes).toEqual([])
})
