/** Lists read by SQL conditions: they find exactly what `project` grants (I3), and only by indexes. */
import { expect, test } from 'vitest'
import type { AnyRow, TableName } from '#domain/tables.ts'
import {
  idOf,
  makeNotification,
  makePartnership,
  makeReward,
  makeTask,
  makeTemplate,
  monday,
  openSettings,
} from '#domain/testing/make.ts'
import { FORMER_MEMBER } from '#domain/users/user.ts'
import { createCore } from '#server/core.ts'
import { shownRow } from '#server/store/shown-row.ts'
import { viewerOf } from '#server/store/viewer.ts'
import { openEmptySqlite } from '#server/testing/open-empty-sqlite.ts'
import { chunkCondition, sections } from './export.ts'
import {
  countQuery,
  createCounts,
  pageCondition,
  batchCondition,
  readBatches,
  readVisible,
} from './visible-rows.ts'

const people = ['Maya', 'Theo', 'Nora', 'Ines']
const lists = ['tasks', 'rewards', 'notifications', 'templates'] as const
const someone = [null, FORMER_MEMBER, ...people.map(idOf)]
const sometime = [null, monday]

function open() {
  const database = openEmptySqlite()
  const core = createCore({ database, settings: openSettings, report: () => undefined })
  const write = (table: TableName, after: AnyRow) =>
    core.store.write({ table, id: after.id, before: null, after })
  write('partnerships', makePartnership('Maya', 'Theo'))
  write('partnerships', makePartnership('Maya', 'Nora'))
  write('partnerships', makePartnership('Theo', 'Ines', { status: 'pending' }))
  return { ...core, write }
}

function everyTask() {
  return [FORMER_MEMBER, ...people.map(idOf)].flatMap((user_id) =>
    someone.flatMap((claimed_by) =>
      sometime.flatMap((completed_at) =>
        [true, false].flatMap((is_shared) =>
          (completed_at === null ? [true, false] : [false]).map((is_hidden) => ({
            user_id,
            claimed_by,
            completed_at,
            is_shared,
            is_hidden,
          })),
        ),
      ),
    ),
  )
}

function everyReward() {
  return people.flatMap((owner) =>
    someone.flatMap((approved_by) =>
      someone.flatMap((denied_by) =>
        sometime.flatMap((redeemed_at) =>
          [true, false].flatMap((awaiting_approval) =>
            [null, idOf('Theo')].map((offered_by) => ({
              user_id: idOf(owner),
              approved_by,
              denied_by,
              redeemed_at,
              awaiting_approval,
              offered_by,
            })),
          ),
        ),
      ),
    ),
  )
}

test('a list contains exactly the rows that project grants and nobody deleted (C2), for every viewer', () => {
  const { database, store, pages, write } = open()
  everyTask().forEach((given, n) => write('tasks', makeTask('Maya', { ...given, id: `task ${n}` })))
  everyReward().forEach((given, n) =>
    write('rewards', makeReward('Maya', { ...given, id: `reward ${n}` })),
  )
  for (const name of people) {
    write('notifications', makeNotification(name, { id: `note of ${name}` }))
    write('templates', makeTemplate(name, { id: `template of ${name}` }))
  }
  for (const list of lists)
    for (const name of people) {
      const viewer = viewerOf(store, idOf(name))
      const granted = store
        .all(list, '')
        .filter((row) => shownRow(list, row as never, viewer) !== null)
        .filter((row) => !('is_hidden' in row && row.is_hidden))
      const shown = [...readBatches(store, list, viewer.id)].flat()
      expect(shown.map(({ id }) => id).toSorted()).toEqual(granted.map(({ id }) => id).toSorted())
      expect(createCounts(database, pages)(list, viewer)).toBe(granted.length)
    }
})

test('all pages together are the whole list, also with rows of the same time', () => {
  const { store, write } = open()
  for (let n = 0; n < 20; n++)
    for (const [kind, given] of everyTask().entries())
      write('tasks', makeTask('Maya', { ...given, id: `task ${n} ${kind}` }))
  const viewer = viewerOf(store, idOf('Maya'))
  const batches = [...readBatches(store, 'tasks', viewer.id)]
  const all = batches.flat()
  expect(batches.length).toBeGreaterThan(1)
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  const paged = Array.from({ length: Math.ceil(all.length / 7) }, (_, index) =>
    readVisible(store, 'tasks', { viewer, page: { page: index + 1, limit: 7 } }),
  )
  expect(paged.flat()).toEqual(all)
})

test('no list, count or export reads a whole table', () => {
  const { database, store } = open()
  const viewer = viewerOf(store, idOf('Maya'))
  const queries = [
    ...lists.map((list) => `SELECT ${list}.* FROM ${list} ${pageCondition(list, viewer)}`),
    ...lists.map((list) => `SELECT ${list}.* FROM ${list} ${batchCondition(list, viewer)}`),
    ...lists.map((list) => countQuery(list, viewer)),
    ...sections.map((section) => `SELECT * FROM ${section.table} ${chunkCondition(section)}`),
    'SELECT * FROM loans WHERE user_id = ? ORDER BY requested_at DESC, id DESC',
    'SELECT * FROM usages WHERE id > ? AND id < ? ORDER BY id',
  ]
  for (const query of queries) {
    const values = (query.match(/\?/g) ?? []).map(() => '1')
    const plan = database.prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${query}`)
    const steps = plan.all(...values).map(({ detail }) => detail)
    const scans = steps.filter((step) => /^SCAN (?!CONSTANT ROW|\(subquery|found|page)/.test(step))
    expect([query, scans]).toEqual([query, []])
    expect(steps.some((step) => /^SEARCH \w+ USING .*(INDEX|PRIMARY KEY)/.test(step))).toBe(true)
  }
})
