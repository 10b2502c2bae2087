/** The figures are read from everything that was done, however much that is (T25, T26). */
import { expect, test } from 'vitest'
import { completionEntry } from '#domain/tasks/task-ledger.ts'
import type { Task } from '#domain/tasks/task.ts'
import { idOf, makeTask } from '#domain/testing/make.ts'
import { openDeviceWith } from '#web/data/testing/dexie-image.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { readDone, readOwnPart } from './read-house.ts'

const at = '2026-11-21T12:00:00.000Z'
const me = { id: idOf('Maya') }
const household = { me, partners: [{ id: idOf('Theo') }] } as unknown as Household

/** Many tasks of one person; several at the same moment. */
function many(owner: string, count: number): readonly Task[] {
  return Array.from({ length: count }, (_, index) => {
    const minutes = Math.floor(index / 3)
    const completed_at = new Date(Date.parse(at) - minutes * 60_000).toISOString()
    return makeTask(owner, { id: `${owner} ${index}`, completed_at, completions: 1 })
  })
}

test('all that was done since is there, of everybody, and nothing from before', async () => {
  const before = makeTask('Maya', { completed_at: '2026-10-01T12:00:00.000Z', completions: 1 })
  const tasks = [...many('Maya', 1_300), ...many('Theo', 1_000), before]
  const { database } = await openDeviceWith(tasks.map((task) => ['tasks', task] as const))
  expect(await readDone(database, household, '2026-10-02')).toHaveLength(2_300)
})

test('weeks in a row go back as far as they go', async () => {
  const today = many('Maya', 1_100)
  const weekly = Array.from({ length: 60 }, (_, week) => {
    const completed_at = new Date(Date.parse(at) - week * 7 * 86_400_000).toISOString()
    return makeTask('Maya', { id: `week ${week}`, completed_at, completions: 1 })
  })
  const entries = [...today, ...weekly].map(
    (task) =>
      ['entries', { ...completionEntry(task), created_at: task.completed_at ?? '' }] as const,
  )
  const { database } = await openDeviceWith(entries)
  const part = await readOwnPart(database, me.id, { at, timeZone: 'UTC' })
  expect(part).toEqual({ now: 1_104, before: 4, weeksInARow: 60 })
})
