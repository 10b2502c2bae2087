/** The tablet in the kitchen, in every engine: three accounts on one device, one of them behind a PIN. */
import { mutationsOf, PASSWORD, registrationOf } from '#web/e2e/fixtures.ts'
import type { Device } from './fixtures.ts'
import { call, expect, test } from './fixtures.ts'
import type { Page } from './page.ts'
import { completeTask, createTask, expectSynced, goOffline, goOnline, heading } from './people.ts'

const PIN = '2719'

const question = (page: Page) => page.getByRole('heading', { name: "Who's here?" })
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first()

/** Registered on another device, so that this one has never had them. */
async function registerElsewhere({ page }: Device, name: string): Promise<string> {
  await page.goto('/old-browser.js')
  const data = registrationOf(name)
  const answer = await call(page, { method: 'POST', path: '/api/auth/register', data })
  return (answer as { readonly user: { readonly id: string } }).user.id
}

/** Starts at the picker, and returns to it. */
async function addPerson(page: Page, name: string): Promise<void> {
  await button(page, /^Add account/).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Username').fill(name.toLowerCase())
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Add to this device' }).click()
  await expectActive(page, name)
  await switchPerson(page)
}

async function switchPerson(page: Page): Promise<void> {
  await button(page, 'Switch person').click()
  await question(page).waitFor()
}

async function choose(page: Page, name: string): Promise<void> {
  const people = page.getByRole('list', { name: 'People on this device' })
  await people.getByRole('button', { name }).click()
}

async function expectActive(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

async function typePin(page: Page, pin: string): Promise<void> {
  const pad = page.getByRole('group', { name: 'PIN pad' })
  for (const digit of pin) await pad.getByRole('button', { name: digit, exact: true }).click()
}

test('three accounts on one device: a PIN keeps one, and chores done offline are credited to whom they are due', async ({
  join,
  openDevice,
  server,
}) => {
  const elsewhere = await openDevice()
  const theo = await registerElsewhere(elsewhere, 'Theo')
  await registerElsewhere(elsewhere, 'Juno')
  const maya = await join('Maya')
  const { page } = maya
  await page.goto('/settings?tab=security')
  await page.getByRole('button', { name: 'Set a PIN' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('New PIN', { exact: true }).fill(PIN)
  await dialog.getByLabel('Repeat the new PIN').fill(PIN)
  await dialog.getByRole('button', { name: 'Save PIN' }).click()
  const toast = page.locator('[data-toaster]').getByRole('status')
  await toast.getByText('PIN saved').waitFor()
  await toast.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Add another person' }).click()
  for (const name of ['Theo', 'Juno']) await addPerson(page, name)

  await choose(page, 'Maya')
  await typePin(page, '0000')
  const said = page.getByRole('alert').filter({ hasText: "That is not Maya's PIN. 4 tries left." })
  await said.waitFor()
  await typePin(page, PIN)
  await expectSynced(page)

  await goOffline(maya)
  await page.goto('/tasks')
  await createTask(page, { name: 'Fold the laundry', minutes: 40 })
  await completeTask(page, 'Fold the laundry')
  await switchPerson(page)
  await choose(page, 'Theo')
  await expectActive(page, 'Theo')
  await page.goto('/tasks')
  await heading(page, 'Tasks').first().waitFor()
  expect(await page.getByText('Fold the laundry').count()).toBe(0)
  await createTask(page, { name: 'Water the plants', minutes: 15 })
  await completeTask(page, 'Water the plants')

  await goOnline(maya)
  await expectSynced(page)
  const done = ['createTask', 'completeTask'].map((name) => ({ name, status: 'applied' }))
  for (const id of [maya.id, theo]) await expect.poll(() => mutationsOf(server, id)).toEqual(done)
  const totals = server.database
    .prepare('SELECT total_points FROM balances WHERE id IN (?, ?) ORDER BY total_points')
    .pluck()
    .all(maya.id, theo)
  expect(totals).toEqual([15, 40])
})
