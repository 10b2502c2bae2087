/** Two people, two browsers, in every engine: concurrent changes are decided once. */
import { completeTask, createTask } from '#web/e2e/chores.ts'
import { expectTotals } from '#web/e2e/fixtures.ts'
import { expect, test } from './fixtures.ts'
import { expectSynced, goOffline, goOnline, heading, pill } from './people.ts'

test('what one creates the other sees; both complete it offline, and it is paid once', async ({
  join,
  pair,
  server,
}) => {
  const maya = await join('Maya')
  const theo = await join('Theo')
  await pair(maya, theo)
  for (const { page } of [maya, theo]) await page.goto('/tasks')
  await createTask(maya.page, { name: 'Clear the gutters', minutes: 60, isShared: true })
  // Through the open stream: nobody reloads.
  await heading(theo.page, 'Clear the gutters').waitFor()

  for (const person of [maya, theo]) await goOffline(person)
  await theo.page.getByRole('button', { name: 'Claim Clear the gutters' }).click()
  for (const { page } of [maya, theo]) await completeTask(page, 'Clear the gutters')
  await pill(maya.page, 'Offline - 1 change saved here').waitFor()
  await pill(theo.page, 'Offline - 2 changes saved here').waitFor()
  await goOnline(theo)
  await expectSynced(theo.page)
  await goOnline(maya)
  await pill(maya.page, 'Needs attention').click()
  const sheet = maya.page.getByRole('dialog')
  await sheet.getByText(/Theo (finished|completed)/).waitFor()
  await sheet.getByRole('button', { name: 'Add my part as a task' }).click()
  const form = maya.page.getByRole('dialog', { name: 'Create Task' })
  await form.getByRole('button', { name: 'Create Task' }).click()
  await form.waitFor({ state: 'detached' })
  await expectSynced(maya.page)
  await heading(maya.page, 'Clear the gutters').waitFor()

  const paid = server.database.prepare('SELECT user_id, amount FROM entries').all()
  expect(paid).toEqual([{ user_id: theo.id, amount: 60 }])
  expectTotals(server)
})
