/** Entries are found by the texts of their subjects (U6). */
import { expect, test } from 'vitest'
import { idOf, makeLoan, makeReward, makeTask, monday } from '#domain/testing/make.ts'
import { AccountDatabase, toStored } from '#web/data/database.ts'
import { findEntries, withTexts } from './find-entries.ts'

function entry(id: string, at = monday) {
  const [related_type = '', related_id = ''] = id.split(':')
  return {
    id,
    user_id: idOf('Maya'),
    ledger: 'total',
    amount: 5,
    reason: 'task_completed',
    related_id,
    related_type,
    created_at: at,
  }
}

test('the newest come first, of tasks, rewards and loans; what is gone is not found', async () => {
  const database = new AccountDatabase('ledger')
  const [wash, bath, book] = [idOf('wash'), idOf('bath'), idOf('book')]
  await database
    .table('tasks')
    .put(toStored('tasks', makeTask('Maya', { id: wash, name: 'Garden' })))
  await database
    .table('rewards')
    .put(toStored('rewards', makeReward('Maya', { id: bath, name: 'Cinema' })))
  await database
    .table('loans')
    .put(toStored('loans', makeLoan('Maya', { id: book, title: 'On gardens' })))
  await database
    .table('entries')
    .bulkPut([
      entry(`task:${wash}:completed:1`, '2026-03-01T09:00:00.000Z'),
      entry(`task:${wash}:reopened:1`, '2026-03-02T09:00:00.000Z'),
      entry(`loan:${book}:approved`, '2026-03-03T09:00:00.000Z'),
      entry(`reward:${bath}:redeemed`, '2026-03-04T09:00:00.000Z'),
      entry(`task:${idOf('gone')}:completed:1`),
    ])
  const ids = await findEntries(database, ['gard'])
  expect(ids).toEqual([
    `loan:${book}:approved`,
    `task:${wash}:reopened:1`,
    `task:${wash}:completed:1`,
  ])
  const rows = (await database.entries.bulkGet([...ids])).flatMap((row) => row ?? [])
  const texts = await withTexts(database, rows)
  expect(texts.map(({ name }) => name)).toEqual(['On gardens', 'Garden', 'Garden'])
})
