/** The rows read to list what is to do: all open ones, however late or far ahead, and nothing that was done (T14). */
import { expect, test } from 'vitest'
import { idOf, makeChore, makeTask, withSeats } from '#domain/testing/make.ts'
import { openDeviceWith } from '#web/data/testing/dexie-image.ts'
import { readOpen } from './read-open.ts'

const done = { completed_at: '2026-11-20T08:00:00.000Z', completions: 1 } as const
const task = (name: string, given: Parameters<typeof makeTask>[1]) =>
  ['tasks', makeTask('Maya', { id: idOf(name), name, due_zone: 'UTC', ...given })] as const

test('dated tasks are read from the first late one to the last far one, and leave once they are done', async () => {
  const { database } = await openDeviceWith([
    task('Late', { due_on: '2024-01-07' }),
    task('Far', { due_on: '2029-01-07' }),
    task('Done', { due_on: '2026-11-20', ...done }),
    task('Plain', { due_zone: null }),
  ])
  const open = await readOpen(database)
  expect(open?.dated.map(({ name }) => name)).toEqual(['Late', 'Far'])
  expect(open?.undated).toBe(1)
})

test('of a repeating task the open rows are read, whatever its history holds', async () => {
  const chore = makeChore('Maya', { slot: '2026-11-24' })
  const row = (slot: string, given: Parameters<typeof makeTask>[1]) =>
    task(slot, { chore_id: chore.id, slot, due_zone: null, ...given })
  const history = Array.from({ length: 50 }, (_, day) =>
    row(`2026-09-${String(day).padStart(2, '0')}`, done),
  )
  const { database } = await openDeviceWith([
    ...withSeats(chore, ['Maya']),
    ...history,
    row('2026-11-24', {}),
  ])
  expect((await readOpen(database))?.rows.map(({ slot }) => slot)).toEqual(['2026-11-24'])
})

test('where nothing repeats and nothing has a date there is nothing to derive', async () => {
  const { database } = await openDeviceWith([task('Plain', { due_zone: null })])
  expect(await readOpen(database)).toBeNull()
})
