/** No statement scans a whole table, so that its cost does not grow with the data. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { api } from '#domain/api.ts'
import { randomPeople, randomStep, inputOf } from '#domain/testing/random-commands.ts'
import type { Database } from '#server/store/open-database.ts'
import { openDatabase } from '#server/store/open-database.ts'
import type { TestPerson } from '#server/testing/make-app.ts'
import { makeApp, pair } from '#server/testing/make-app.ts'

/** What goes through everybody by its nature, and is asked for seldom: by an admin, once a day, once a lifetime. */
const allowed = [
  /^SELECT accounts\.id FROM accounts JOIN users/,
  /AS userCount/,
  /^SELECT count\(\*\) FROM accounts$/,
  /^DELETE FROM sessions WHERE seen_at/,
  // The first pending item, of which there is nearly always none.
  /^SELECT \* FROM backfills LIMIT 1$/,
  /^DELETE FROM usages WHERE user_id/,
]

test('every statement of random days, of every list and of the sync endpoint uses an index', async () => {
  const database = openDatabase(':memory:')
  const asked = statementsOf(database)
  const app = makeApp({}, database)
  const people: TestPerson[] = []
  for (const name of randomPeople) people.push(await app.register(name))
  const [maya, theo] = people as [TestPerson, TestPerson]
  await pair(maya, theo, 'theo@example.org')
  for (const step of fc.sample(randomStep, { numRuns: 400, seed: 7 })) {
    const person = people[step.actor] ?? maya
    if (step.name === 'deleteAccount' && step.actor !== 3) continue
    const ids = (table: string) =>
      app.database.prepare<[], string>(`SELECT id FROM ${table}`).pluck().all()
    await person.rest(step.name, inputOf(step, ids))
  }
  for (const { method, path } of Object.values(api))
    if (method === 'GET') await maya.call('GET', `${path.replace(':id', theo.id)}?page=1&limit=5`)
  await maya.push('updateProfile', { name: 'Maya Oak' })
  const walks = [...asked].filter(
    ([sql, plan]) => /\bSCAN (?!CONSTANT)/.test(plan) && !allowed.some((each) => each.test(sql)),
  )
  expect(walks).toEqual([])
  expect(asked.size).toBeGreaterThan(60)
})

/** Every statement prepared from now on, with its plan. */
function statementsOf(database: Database): Map<string, string> {
  const plans = new Map<string, string>()
  const prepare = database.prepare.bind(database)
  Object.assign(database, {
    prepare: (sql: string) => {
      if (/^\s*(SELECT|UPDATE|DELETE)/i.test(sql) && !sql.startsWith('SELECT id FROM ')) {
        const unnamed = sql.replaceAll(/[@:$][a-z]\w*/gi, '?')
        const explained = prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${unnamed}`)
        const values = Array.from({ length: (unnamed.match(/\?/g) ?? []).length }, () => null)
        plans.set(
          sql,
          explained
            .all(...values)
            .map(({ detail }) => detail)
            .join('; '),
        )
      }
      return prepare(sql)
    },
  })
  return plans
}
