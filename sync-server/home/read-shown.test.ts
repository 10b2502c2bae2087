/** The rows that are read for what a person shows at home (A47). */
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { makeTask } from '#domain/testing/make.ts'
import { makeSingle } from '#server/testing/make-app.ts'
import { readShown } from './read-shown.ts'

test('a task with a day is shown first, however many older ones have none', async () => {
  const { app, maya } = await makeSingle()
  const own = { user_id: maya.id, is_shared: true, created_at: '2026-03-01T09:00:00.000Z' }
  await app.core.writer.run(() => {
    for (let n = 0; n < 500; n++) {
      const after = makeTask('Maya', { ...own, id: v7() })
      app.core.store.write({ table: 'tasks', id: after.id, before: null, after })
    }
  })
  const bins = { name: 'Bins', time_minutes: 5, effort_level: 'easy', is_shared: true }
  await maya.make('createTask', { ...bins, due_on: '2026-03-03', due_zone: 'UTC' })
  const shown = readShown(app.core.store, maya.id, '2026-03-02T09:00:00.000Z')
  expect(shown?.tasks).toHaveLength(30)
  expect(shown?.tasks[0]).toMatchObject({ name: 'Bins', due_on: '2026-03-03' })
})
