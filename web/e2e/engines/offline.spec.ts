/** The main guarantee, in every engine: a chore done offline reaches the server, once. */
import { register } from '#web/e2e/accounts.ts'
import { completeTask, createTask } from '#web/e2e/chores.ts'
import { expectTotals, mutationsOf, registrationOf } from '#web/e2e/fixtures.ts'
import { expect, test, untilWorkerReady } from './fixtures.ts'
import { expectSynced, goOffline, goOnline, heading, pill } from './people.ts'

test('chores done offline survive a reload and arrive once @core', async ({
  openDevice,
  server,
}) => {
  const device = await openDevice()
  const { page } = device
  await page.goto('/register?plan=pro')
  await register(page, registrationOf('Maya'))
  await expectSynced(page)
  await page.evaluate(untilWorkerReady)

  await goOffline(device)
  await page.goto('/tasks')
  await createTask(page, { name: 'Fold the laundry', minutes: 40 })
  await createTask(page, { name: 'Water the plants', minutes: 10 })
  await createTask(page, { name: 'Clear the gutters', minutes: 60 })
  await completeTask(page, 'Fold the laundry')
  await completeTask(page, 'Water the plants')

  await page.goto('/dashboard')
  await pill(page, 'Offline - 5 changes saved here').waitFor()
  await heading(page, 'Clear the gutters').waitFor()
  await page.reload()
  await pill(page, 'Offline - 5 changes saved here').waitFor()

  const user = server.database.prepare('SELECT id FROM users').get() as { readonly id: string }
  expect(mutationsOf(server, user.id)).toEqual([])
  await goOnline(device)
  await expectSynced(page)
  expect(mutationsOf(server, user.id).map(({ status }) => status)).toEqual(Array(5).fill('applied'))
  const done = server.database
    .prepare('SELECT name FROM tasks WHERE completed_at IS NOT NULL ORDER BY created_at')
    .pluck()
    .all()
  expect(done).toEqual(['Fold the laundry', 'Water the plants'])
  expect(server.database.prepare('SELECT total_points FROM balances').pluck().get()).toBe(50)
  expectTotals(server)
})
