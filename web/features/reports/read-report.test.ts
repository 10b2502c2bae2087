/** The work of a week: a task of several people counts once for the household, and for each of them as theirs (T22). */
import { expect, test } from 'vitest'
import { completionEntries } from '#domain/tasks/task-ledger.ts'
import { idOf, makeTask, makeUser } from '#domain/testing/make.ts'
import { AccountDatabase, toStored } from '#web/data/database.ts'
import type { StoredTask } from '#web/data/database.ts'
import { makeHousehold } from '#web/testing/pair.ts'
import { readWork } from './read-report.ts'

const completed_at = '2026-11-18T12:00:00.000Z'
const week = { from: '2026-11-16T00:00:00.000Z', to: '2026-11-23T00:00:00.000Z' }

/** The work Maya sees of 80 points that Theo and she earned, 80 that Juno helped her with, and 80 of Theo alone. */
async function work(me: string) {
  const done = { completed_at, completions: 1 }
  const tasks = [
    makeTask('Theo', { ...done, id: idOf('leaves'), helpers: idOf('Maya') }),
    makeTask('Maya', { ...done, id: idOf('gutters'), helpers: idOf('Juno') }),
    makeTask('Theo', { ...done, id: idOf('bins') }),
  ]
  const own = tasks
    .flatMap(completionEntries)
    .filter(({ user_id }) => user_id === idOf(me))
    .map((entry) => ({ ...entry, created_at: completed_at }))
  const database = new AccountDatabase(crypto.randomUUID())
  await database.tasks.bulkAdd(tasks.map((task) => toStored('tasks', task) as StoredTask))
  await database.entries.bulkAdd(own)
  const people = ['Maya', 'Theo', 'Juno'].map((name) => makeUser(name))
  const household = makeHousehold({
    me: makeUser(me),
    timeZone: 'UTC',
    people: new Map(people.map((user) => [user.id, user])),
    partners: people.filter(({ id }) => id !== idOf(me)),
  })
  return readWork(database, household, week)
}

test.each([
  ['Maya', { tasks: 2, minutes: 80, points: 80 }],
  ['Theo', { tasks: 2, minutes: 80, points: 120 }],
  ['Juno', { tasks: 1, minutes: 40, points: 40 }],
])('%s has a part of their own, and everybody the same household', async (me, own) => {
  const found = await work(me)
  expect(found.own).toEqual(own)
  expect(found.household).toEqual({ tasks: 3, minutes: 120, points: 240 })
})
