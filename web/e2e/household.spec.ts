/** Two people, two browsers: one sees the other's changes, and concurrent changes are decided once. */
import { completeTask, createTask, expectSynced, goOffline, goOnline, pill } from './chores.ts'
import { expect, expectConverged, expectTotals, test } from './fixtures.ts'

test('a shared task completed on one device is told to the other at once, who neither reloads nor asks @core', async ({
  joinBothOnline,
  server,
}) => {
  const [maya, theo] = await joinBothOnline()
  await theo.page.goto('/tasks')
  await maya.page.goto('/tasks')
  await expectSynced(theo)
  // Polling would fetch it, too, only later: so only the stream is left.
  await theo.page.route('**/api/sync', (route) => route.abort())
  await createTask(maya.page, { name: 'Wash the windows', minutes: 30, isShared: true })
  await expect(theo.page.getByRole('heading', { name: 'Wash the windows' })).toBeVisible()
  await completeTask(maya.page, 'Wash the windows')
  await expect(theo.page.getByRole('heading', { name: 'Wash the windows' })).toBeHidden()
  await theo.page.getByRole('tab', { name: /^Completed/ }).click()
  await expect(theo.page.getByRole('heading', { name: 'Wash the windows' })).toBeVisible()
  await expectConverged(server, maya)
  await expectConverged(server, theo)
})

test('both claim the same task offline: one has it, the other sees who and when, and it is paid once (T9) @core', async ({
  join,
  joinOnline,
  pair,
  server,
}) => {
  const maya = await joinOnline('Maya')
  const theo = await join('Theo')
  const juno = await join('Juno')
  await pair(maya, theo)
  await pair(maya, juno)
  await pair(theo, juno)
  for (const { page } of [maya, theo, juno]) await page.goto('/tasks')
  await createTask(maya.page, { name: 'Clear the gutters', minutes: 60, isShared: true })
  for (const { page } of [theo, juno])
    await expect(page.getByRole('heading', { name: 'Clear the gutters' })).toBeVisible()

  await goOffline(theo)
  await goOffline(juno)
  for (const { page } of [theo, juno]) {
    await page.getByRole('button', { name: 'Claim Clear the gutters' }).click()
    await completeTask(page, 'Clear the gutters')
    await expect(pill(page, 'Offline - 2 changes saved here')).toBeVisible()
  }
  await goOnline(theo)
  await expectSynced(theo)
  await goOnline(juno)
  await expect(pill(juno.page, 'Needs attention')).toBeVisible()
  await pill(juno.page, 'Needs attention').click()
  const sheet = juno.page.getByRole('dialog')
  await expect(sheet).toContainText('Clear the gutters')
  await expect(sheet).toContainText(/Theo (finished|claimed)/)
  await expect(sheet).toContainText(/\d\d:\d\d/)

  await sheet.getByRole('button', { name: 'Add my part as a task' }).click()
  const form = juno.page.getByRole('dialog', { name: 'Create Task' })
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Clear the gutters')
  await expect(form.getByLabel('Time in minutes')).toHaveValue('60')
  await form.getByRole('button', { name: 'Cancel' }).click()
  // No task was created, and nothing was decided.
  await pill(juno.page, 'Needs attention').click()
  await sheet.getByRole('button', { name: 'Add my part as a task' }).click()
  await form.getByRole('button', { name: 'Create Task' }).click()
  await expect(form).toBeHidden()
  await expectSynced(juno)
  await expect(juno.page.getByRole('heading', { name: 'Clear the gutters' })).toBeVisible()
  const paid = server.database.prepare('SELECT user_id, amount FROM entries').all() as {
    user_id: string
    amount: number
  }[]
  expect(paid).toEqual([{ user_id: theo.id, amount: 60 }])
  expectTotals(server)
  for (const person of [maya, theo, juno]) await expectConverged(server, person)
})
