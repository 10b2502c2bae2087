/** The main guarantee: a chore done offline reaches the server, once, with the time of the tap. */
import { register } from './accounts.ts'
import { completeTask, createTask, expectSynced, goOffline, goOnline, pill } from './chores.ts'
import { expect, expectConverged, mutationsOf, registrationOf, test } from './fixtures.ts'

test('chores done offline survive a reload and arrive once, with the times of the taps (I1, I2, I9) @core', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/register?plan=pro`)
  await register(page, registrationOf('Maya'))
  await expect(page).toHaveURL(/\/dashboard$/)
  await expectSynced({ page })
  await page.evaluate(() => navigator.serviceWorker.ready)

  await goOffline({ page })
  const before = Date.now()
  await page.getByRole('link', { name: 'Tasks' }).filter({ visible: true }).first().click()
  await createTask(page, { name: 'Fold the laundry', minutes: 40 })
  await createTask(page, { name: 'Water the plants', minutes: 10 })
  await createTask(page, { name: 'Clear the gutters', minutes: 60 })
  await completeTask(page, 'Fold the laundry')
  await completeTask(page, 'Water the plants')
  const after = Date.now()

  await page.goto(`${server.url}/dashboard`)
  await expect(pill(page, 'Offline - 5 changes saved here')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Clear the gutters' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('50')
  await page.reload()
  await expect(pill(page, 'Offline - 5 changes saved here')).toBeVisible()

  const user = server.database.prepare('SELECT id FROM users').get() as { id: string }
  expect(mutationsOf(server, user.id)).toEqual([])
  await goOnline({ page })
  await expectSynced({ page })

  expect(mutationsOf(server, user.id).map(({ status }) => status)).toEqual(Array(5).fill('applied'))
  const tasks = server.database
    .prepare('SELECT name, created_at, completed_at FROM tasks ORDER BY created_at')
    .all() as { name: string; created_at: string; completed_at: string | null }[]
  expect(tasks.map(({ name }) => name)).toEqual([
    'Fold the laundry',
    'Water the plants',
    'Clear the gutters',
  ])
  const taps = tasks.flatMap(({ created_at, completed_at }) => [
    created_at,
    completed_at ?? created_at,
  ])
  for (const tap of taps) {
    expect(Date.parse(tap)).toBeGreaterThanOrEqual(before - 1000)
    expect(Date.parse(tap)).toBeLessThanOrEqual(after + 1000)
  }
  expect(server.database.prepare('SELECT total_points FROM balances').get()).toEqual({
    total_points: 50,
  })
  await expectConverged(server, { id: user.id, name: 'Maya', page, context: page.context() })
})
