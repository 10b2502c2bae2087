/** The sync endpoint of this release accepts changes queued by older releases (I8). */
import { expect, test } from 'vitest'
import { sameRow } from '#domain/row-values.ts'
import { tableNames } from '#domain/tables.ts'
import { exampleHousehold } from '#domain/testing/examples.ts'
import { idOf } from '#domain/testing/make.ts'
import type { TestApp, TestPerson } from '#server/testing/make-app.ts'
import { makeApp } from '#server/testing/make-app.ts'
import { recordedQueues, unrecordedIn } from '#server/testing/recorded-queues.ts'

const queues = recordedQueues()

test.each(queues)('everything that $release left in the queue is applied', async ({ recorded }) => {
  const app = makeApp()
  const people = new Map<string, TestPerson>()
  for (const name of ['Maya', 'Theo', 'Nora']) people.set(name, await app.register(name))
  const outcomes = []
  for (const { by, mutation } of recorded) {
    layOut(app, people)
    const { name, input, ...given } = mutation
    const result = await people.get(by)?.push(name, withIdsOf(people, input), given)
    outcomes.push({ ...result, id: mutation.id, name })
  }
  // A stricter rule may refuse a mutation because of its state: it is then listed here with its code and the reason.
  expect(outcomes).toMatchObject(
    recorded.map(({ mutation: { id, name } }) => ({ id, name, status: 'applied' })),
  )
})

test('the newest recording has every command that can wait (else: npm run record)', () => {
  expect(unrecordedIn(queues.at(-1)?.recorded ?? [])).toEqual([])
})

/** Restores the example household, undoing every change of the previous mutation. */
function layOut({ core, database }: TestApp, people: ReadonlyMap<string, TestPerson>): void {
  const household = exampleHousehold()
  database.engine.atOnce(() => {
    for (const table of tableNames.filter((each) => each !== 'users' && each !== 'accounts'))
      for (const before of core.store.all(table, ''))
        core.store.write({ table, id: before.id, before, after: null })
    for (const table of tableNames)
      for (const row of household.all(table)) {
        const after = withIdsOf(people, row)
        const before = core.store.get(table, after.id)
        if (!sameRow(before, after)) core.store.write({ table, id: after.id, before, after })
      }
  })
}

/** Registered people have ids of their own. */
function withIdsOf<T>(people: ReadonlyMap<string, TestPerson>, value: T): T {
  const text = [...people].reduce(
    (json, [name, { id }]) => json.replaceAll(idOf(name), id),
    JSON.stringify(value),
  )
  return JSON.parse(text) as T
}
