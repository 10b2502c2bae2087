/** The features of the plans: weekly report, templates, fair shares and the monthly check-in, online and offline (S3). */
import { v7 } from 'uuid'
import { addDays, localWeek } from '#domain/days.ts'
import type { Plan } from '#domain/users/user.ts'
import { createTask, doTask, expectSynced, goOffline, goOnline } from './chores.ts'
import { changeProfile, elsewhere } from './elsewhere.ts'
import { expectInOrderEverywhere } from './everywhere.ts'
import type { Person } from './fixtures.ts'
import { expect, expectConverged, test } from './fixtures.ts'
import type { TestServer } from './server.ts'

const zone = 'Europe/Berlin'

async function choosePlan(person: Person, plan: Plan): Promise<void> {
  await changeProfile(person, { plan })
  await person.page.reload()
}

/** As if the person had joined weeks ago; the device gets it with its next exchange. */
async function joinedLongAgo({ database }: TestServer, person: Person) {
  database
    .prepare('UPDATE accounts SET created_at = ? WHERE id = ?')
    .run('2026-01-05T12:00:00.000Z', person.id)
  // Any change of the account sends the whole row to the devices.
  await changeProfile(person, { plan: 'pro' })
  await choosePlan(person, 'ultimate')
}

function dialog({ page }: Person) {
  return page.getByRole('dialog')
}

test('a week that ended is announced once, and its report opens from the notification, offline too', async ({
  join,
  server,
}) => {
  const maya = await join('Maya')
  await joinedLongAgo(server, maya)
  const { page } = maya
  const week = addDays(localWeek(new Date().toISOString(), zone), -7)
  await page.goto('/notifications')
  const note = page.getByRole('link', { name: /Your weekly report is ready/ })
  await expect(note).toHaveCount(1)
  await expectSynced(maya)
  await page.reload()
  await expect(note).toHaveCount(1)

  await goOffline(maya)
  await note.click()
  await expect(page).toHaveURL(`/reports/${week}`)
  await expect(page.getByRole('heading', { name: 'Your week', level: 1 })).toBeVisible()
  await expect(page.getByText('Nothing was completed in this week.')).toBeVisible()

  await doTask(page, { name: 'Wash the windows', minutes: 30 })
  await page.goto(`/reports/${week}`)
  await page.getByRole('link', { name: 'Week after' }).click()
  await expect(page.getByRole('heading', { name: 'So far this week' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'The week in figures' })).toHaveText(
    /1 task\s*30 min of work\s*30 points/,
  )
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  expect((await download).suggestedFilename()).toBe(`mitten-week-${addDays(week, 7)}.csv`)

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'So far this week' })).toBeVisible()
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await goOnline(maya)
  await expectSynced(maya)
  await expectConverged(server, maya)
})

test('several tasks come from the starter pack at once, on Free too, offline', async ({
  join,
  server,
}) => {
  const maya = await join('Maya')
  await choosePlan(maya, 'free')
  const { page } = maya
  await page.goto('/tasks')
  await goOffline(maya)
  await page.getByRole('button', { name: 'Start with a few chores' }).click()
  for (const name of ['Wipe the worktops', 'Clean the hob'])
    await dialog(maya)
      .getByRole('checkbox', { name: new RegExp(name) })
      .check()
  await dialog(maya).getByRole('button', { name: 'Laundry' }).click()
  await dialog(maya)
    .getByRole('checkbox', { name: /Run a wash/ })
    .check()
  await dialog(maya).getByRole('button', { name: 'Add 3 tasks' }).click()
  await expect(dialog(maya)).toBeHidden()
  await expect(page.getByRole('tab', { name: 'Active (3)' })).toBeVisible()

  await page.getByRole('button', { name: 'Create Task' }).first().click()
  await dialog(maya).getByRole('link', { name: 'Start from a template' }).click()
  await expect(dialog(maya).getByRole('heading', { name: 'Task templates' })).toBeVisible()
  await dialog(maya).getByRole('searchbox', { name: 'Search templates' }).fill('tyre')
  await expect(dialog(maya).getByRole('checkbox')).toHaveCount(3)
  for (const checkbox of await dialog(maya).getByRole('checkbox').all()) await checkbox.check()
  await dialog(maya).getByRole('button', { name: 'Add 3 tasks' }).click()
  await expect(dialog(maya)).toBeHidden()
  await expect(page.getByRole('tab', { name: 'Active (6)' })).toBeVisible()
  await goOnline(maya)
  await expectSynced(maya)
  await expectConverged(server, maya)
})

test('a task is kept as a template, edited, made into a task again, and deleted, all offline', async ({
  join,
  server,
}) => {
  const maya = await join('Maya')
  await choosePlan(maya, 'ultimate')
  const { page } = maya
  await page.goto('/tasks')
  await createTask(page, { name: 'Wash Biscuit', minutes: 25 })
  await goOffline(maya)
  await page.getByRole('button', { name: 'Options for Wash Biscuit' }).click()
  await page.getByRole('menuitem', { name: 'Save as template' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Saved as template' })).toBeVisible()

  await page.goto('/tasks?templates=yours')
  await dialog(maya)
    .getByRole('button', { name: /Options for the template/ })
    .click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const form = page.getByRole('dialog', { name: 'Edit Template' })
  await form.getByLabel('Name', { exact: true }).fill('Wash the dog')
  await form.getByRole('button', { name: 'Save Changes' }).click()
  await expect(form).toBeHidden()
  await dialog(maya)
    .getByRole('checkbox', { name: /Wash the dog/ })
    .check()
  await dialog(maya).getByRole('button', { name: 'Add 1 task' }).click()
  await expect(page.getByRole('heading', { name: 'Wash the dog' })).toBeVisible()

  await page.goto('/tasks?templates=yours')
  await dialog(maya)
    .getByRole('button', { name: /Options for the template/ })
    .click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(dialog(maya).getByText('No templates yet.')).toBeVisible()
  await dialog(maya).getByRole('button', { name: 'Close' }).click()
  await expect(dialog(maya)).toBeHidden()
  await goOnline(maya)
  await expectSynced(maya)
  await expectConverged(server, maya)
})

test('an open shared task says who could take it; a tap takes it on oneself, for others it only says so', async ({
  joinBoth,
}) => {
  const [maya, theo] = await joinBoth()
  await choosePlan(maya, 'ultimate')
  const { page } = maya
  await page.goto('/tasks')
  await createTask(page, { name: 'Paint the fence', minutes: 90, isShared: true })
  await createTask(page, { name: 'Water the plants', minutes: 10, isShared: true })
  await goOffline(maya)
  const sentence = /could take this one, so that the last four weeks even out\./
  await expect(page.getByText(sentence)).toHaveCount(2)
  await expect(page.getByText('You could take this one')).toHaveCount(1)
  await expect(page.getByText('Theo could take this one')).toHaveCount(1)
  const take = page.getByRole('button', { name: /^I’m on it: / })
  await expect(take).toHaveCount(1)
  await take.click()
  await expect(page.getByText('Claimed by you')).toBeVisible()
  await expect(page.getByText(sentence)).toHaveCount(1)
  await goOnline(maya)
  await expectSynced(maya)

  await theo.page.goto('/tasks')
  await expect(theo.page.getByText('Ultimate suggests who could take')).toBeVisible()
  await expect(theo.page.getByText(sentence)).toHaveCount(0)
})

test('both answer the month, each offline, and read both side by side; one takes the answers back', async ({
  joinBoth,
  server,
}) => {
  const [maya, theo] = await joinBoth()
  for (const person of [maya, theo]) {
    await choosePlan(person, 'ultimate')
    await person.page.goto('/check-in')
    await expect(person.page.getByRole('heading', { name: 'Your answers' })).toBeVisible()
  }
  await goOffline(maya)
  await maya.page.getByLabel('What went well?').fill('The mornings')
  await maya.page.getByRole('button', { name: 'Save answers' }).click()
  await expect(maya.page.getByText('Theo has not answered yet.')).toBeVisible()
  await goOnline(maya)
  await expectSynced(maya)

  await expect(theo.page.getByText('Maya has answered.')).toBeVisible()
  await expect(theo.page.getByText('The mornings')).toBeHidden()
  await theo.page.getByLabel('What was heavy?').fill('The laundry')
  await theo.page.getByRole('button', { name: 'Save answers' }).click()
  for (const { page } of [maya, theo]) {
    const well = page.getByRole('region', { name: 'What went well?' })
    await expect(well).toContainText('The mornings')
    await expect(page.getByRole('region', { name: 'What was heavy?' })).toContainText('The laundry')
  }
  const download = maya.page.waitForEvent('download')
  await maya.page.getByRole('button', { name: 'Save as text' }).click()
  expect((await download).suggestedFilename()).toMatch(/^mitten-check-in-\d{4}-\d{2}\.txt$/)

  await maya.page.getByRole('button', { name: 'Delete answers' }).click()
  await maya.page.getByRole('alertdialog').getByRole('button', { name: 'Delete answers' }).click()
  await expect(maya.page.getByText('Theo has answered.')).toBeVisible()
  await expectSynced(maya)
  await expectConverged(server, maya)
  await expectConverged(server, theo)
})

test('without the plan there is one quiet line each, and what was kept is still there with the plan again', async ({
  joinBoth,
  server,
}) => {
  const [maya] = await joinBoth()
  await choosePlan(maya, 'ultimate')
  const kept = { id: v7(), name: 'Change the beds' }
  await elsewhere(maya, { method: 'post', path: '/api/templates', data: kept })
  await choosePlan(maya, 'free')
  const { page } = maya
  await page.goto('/reports')
  await expect(page.getByText('The weekly report comes with Pro')).toBeVisible()
  await page.getByRole('link', { name: 'See plans' }).click()
  await expect(page).toHaveURL(/\/subscribe\?plan=pro&return=%2Freports/)
  await page.goto('/check-in')
  await expect(page.getByText('The monthly check-in comes with Ultimate')).toBeVisible()
  await page.goto('/tasks?templates=yours')
  await expect(dialog(maya).getByText('Templates of your own come with Ultimate.')).toBeVisible()
  await expect(dialog(maya).getByText('Change the beds')).toBeHidden()

  await choosePlan(maya, 'ultimate')
  await expect(dialog(maya).getByText('Change the beds')).toBeVisible()
  await expectConverged(server, maya)
})

test('the pages of the plans, in light and dark, at every width, break no rule', async ({
  joinBoth,
  server,
}) => {
  const [maya] = await joinBoth()
  await joinedLongAgo(server, maya)
  const { page } = maya
  await page.goto('/tasks')
  await createTask(page, { name: 'Paint the fence', minutes: 90, isShared: true })
  await createTask(page, { name: 'Water the plants', minutes: 10, isShared: true })
  await page.goto('/check-in')
  await page.getByLabel('What went well?').fill('The mornings')
  await page.getByRole('button', { name: 'Save answers' }).click()
  await expect(page.getByText('Theo has not answered yet.')).toBeVisible()
  for (const path of [
    '/reports',
    '/check-in',
    '/tasks',
    '/tasks?templates=starter',
    '/tasks?templates=yours',
  ])
    await expectInOrderEverywhere(page, path)
})
