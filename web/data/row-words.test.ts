/** Search finds rows by their words, reading only keys no matter how many rows there are. */
import { liveQuery } from 'dexie'
import { expect, test } from 'vitest'
import type { Task } from '#domain/tasks/task.ts'
import { idOf, makeLoan, makeReward, makeTask } from '#domain/testing/make.ts'
import { AccountDatabase, toStored } from './database.ts'
import { findByWords, indexWords, withWords } from './row-words.ts'
import { openDeviceWith } from './testing/dexie-image.ts'

const always = { isOver: () => false, pause: () => Promise.resolve() }

function task(name: string, description = ''): Task {
  return makeTask('Maya', { id: idOf(name), name, description })
}

async function openWith(...tasks: readonly Task[]) {
  const { database, store, ...device } = await openDeviceWith([])
  const put = (row: Task) => device.put([['tasks', row]])
  for (const each of tasks) await put(each)
  const find = async (...words: readonly string[]) =>
    [...(await findByWords(database, 'tasks', words))].toSorted()
  return { database, store, put, find, index: () => indexWords(database, always) }
}
const idsOf = (...names: readonly string[]) => names.map(idOf).toSorted()

test.each([false, true])(
  'rows are found by name and description, indexed or not yet: %s',
  async (isIndexed) => {
    const { find, index } = await openWith(
      task('Wash the windows'),
      task('Fold the laundry', 'Washed on Friday'),
      task('Hang up the washing', 'In the garden'),
      task('Déjeuner au jardin'),
    )
    if (isIndexed) await index()
    expect(await find('wash')).toEqual(
      idsOf('Wash the windows', 'Fold the laundry', 'Hang up the washing'),
    )
    expect(await find('wash', 'gar')).toEqual(idsOf('Hang up the washing'))
    expect(await find('dejeuner')).toEqual(idsOf('Déjeuner au jardin'))
    expect(await find('dows')).toEqual([])
  },
)

test('what changes or goes after indexing is found as it is now', async () => {
  const { find, put, store, index } = await openWith(task('Wash the car'), task('Wash the dog'))
  await index()
  await put({ ...task('Wash the car'), name: 'Polish the car' })
  const gone = { table: 'tasks', id: idOf('Wash the dog'), after: null } as const
  await store.transaction((tx) => tx.write([gone]))
  expect(await find('wash')).toEqual([])
  expect(await find('polish')).toEqual(idsOf('Wash the car'))
  await index()
  expect(await find('wash')).toEqual([])
  expect(await find('polish')).toEqual(idsOf('Wash the car'))
})

test('indexing leaves rows as commands and screens know them', async () => {
  const { database, store, index } = await openWith(task('Wash the car'))
  await index()
  const read = { table: 'tasks', id: idOf('Wash the car') } as const
  expect(await store.transaction((tx) => tx.load([read]))).toEqual([[task('Wash the car')]])
  expect(await database.tasks.orderBy('_open').count()).toBe(1)
})

test('indexing wakes no live query, as nothing changes for it', async () => {
  const { database, put, index } = await openWith(task('Wash the car'))
  const answers: number[] = []
  const watching = liveQuery(() => database.tasks.count()).subscribe((count) => answers.push(count))
  await expect.poll(() => answers.at(-1)).toBe(1)
  await index()
  await put(task('Wash the dog'))
  await expect.poll(() => answers.at(-1)).toBe(2)
  expect(answers).toEqual([1, 2])
  watching.unsubscribe()
})

test('rewards and loans are found by their own texts', async () => {
  const { database, store } = await openWith()
  const cinema = makeReward('Maya', { name: 'Cinema' })
  const book = makeLoan('Maya', { title: 'Book on gardens' })
  await store.transaction((tx) =>
    tx.write([
      { table: 'rewards', id: cinema.id, after: cinema },
      { table: 'loans', id: book.id, after: book },
    ]),
  )
  await indexWords(database, always)
  expect([...(await findByWords(database, 'rewards', ['cin']))]).toEqual([cinema.id])
  expect([...(await findByWords(database, 'loans', ['gard']))]).toEqual([book.id])
})

test('a search that is left stops indexing', async () => {
  const { database } = await openWith(task('Wash the car'))
  await indexWords(database, { ...always, isOver: () => true })
  expect(await database.tasks.orderBy('_unindexed').count()).toBe(1)
})

test('at 10,000 rows a search reads keys, and no row', async () => {
  const database = new AccountDatabase('searched')
  const rows = Array.from({ length: 10_000 }, (_, index) =>
    task(`${index % 100 === 0 ? 'Wash' : 'Fold'} number ${index}`),
  )
  await database.tasks.bulkPut(
    rows.map((row) => withWords('tasks', toStored('tasks', row)) as Task),
  )
  let read = 0
  database.tasks.hook('reading', (row: Task) => {
    read += 1
    return row
  })
  expect((await findByWords(database, 'tasks', ['wash'])).size).toBe(100)
  expect((await findByWords(database, 'tasks', ['wash', '42'])).size).toBe(1)
  expect(read).toBe(0)
})
