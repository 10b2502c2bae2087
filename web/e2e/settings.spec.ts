/** The settings of a person: name, password, devices, plan, and signing out (S2, F2, F5). */
import { readFileSync } from 'node:fs'
import { createTask, doTask, expectSynced, goOffline, goOnline } from './chores.ts'
import { elsewhere, signInElsewhere } from './elsewhere.ts'
import { expectInOrderEverywhere } from './everywhere.ts'
import { expect, PASSWORD, test } from './fixtures.ts'

test('a name is changed offline and partners see it', async ({ joinBoth }) => {
  const [maya, theo] = await joinBoth()
  await maya.page.goto('/settings')
  await goOffline(maya)
  await maya.page.getByLabel('Display name').fill('M')
  await maya.page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(maya.page.getByText('Name must be at least 2 characters')).toBeVisible()
  await maya.page.getByLabel('Display name').fill('Maya Woolf')
  await maya.page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(maya.page.getByRole('status').filter({ hasText: 'Profile updated' })).toBeVisible()
  await goOnline(maya)
  await expectSynced(maya)
  await theo.page.goto('/partners')
  await expect(theo.page.getByRole('heading', { name: 'Maya Woolf' })).toBeVisible()
})

test('a new password signs the other devices out', async ({ join, visit }) => {
  const { page } = await join('Maya')
  const other = (await visit()).context()
  await signInElsewhere({ context: other }, 'Maya')

  await page.goto('/settings?tab=security')
  const devices = page.getByRole('region', { name: 'Signed-in devices' })
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await expect(devices.getByText('This device')).toHaveCount(1)
  await page.getByLabel('Current password').fill('not this one')
  await page.getByLabel('New password', { exact: true }).fill('eleven warm socks')
  await page.getByLabel('Confirm new password').fill('eleven warm socks')
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'Failed to change password' }),
  ).toBeVisible()

  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Password changed' })).toBeVisible()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  expect((await other.request.get('/api/auth/session')).status()).toBe(401)
  await page.goto('/tasks')
  await createTask(page, { name: 'Fold the laundry' })
  await expectSynced({ page })
})

test('a device is signed out from another', async ({ join, visit }) => {
  const { page } = await join('Maya')
  const other = (await visit()).context()
  await signInElsewhere({ context: other }, 'Maya')
  await page.goto('/settings?tab=security')
  const devices = page.getByRole('region', { name: 'Signed-in devices' })
  await devices.getByRole('button', { name: /^Sign out (?!other)/ }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Device signed out' })).toBeVisible()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  expect((await other.request.get('/api/auth/session')).status()).toBe(401)
})

test('an upgrade is confirmed without payment and returns; a downgrade applies at once', async ({
  join,
}) => {
  const { page } = await join('Maya')
  await page.goto('/settings?tab=subscription')
  await expect(page.getByRole('article', { name: 'Pro' })).toContainText('Current plan')
  await page.getByRole('link', { name: 'Upgrade to Ultimate' }).click()
  await expect(page).toHaveURL(/\/subscribe\?plan=ultimate&return=/)
  await expect(page.getByText('Demo changes are applied without payment.')).toBeVisible()
  await page.getByRole('button', { name: 'Switch to Ultimate' }).click()
  await expect(page).toHaveURL(/\/settings\?tab=subscription$/)
  await expect(page.getByRole('article', { name: 'Ultimate' })).toContainText('Current plan')

  await page.getByRole('button', { name: 'Downgrade to Free' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Downgrade to Free' }).click()
  await expect(page.getByRole('article', { name: 'Free' })).toContainText('Current plan')
  await page.goto('/points?kind=loans')
  await expect(page.getByText(/come with Pro/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Loans' })).toBeHidden()
})

test('the subscribe page sends nobody elsewhere, and says offline what it needs', async ({
  join,
}) => {
  const { page, context } = await join('Maya')
  await page.goto('/subscribe?plan=ultimate&return=//evil.example')
  await expect(page.getByRole('link', { name: 'Back' })).toHaveAttribute(
    'href',
    '/settings?tab=subscription',
  )
  await context.setOffline(true)
  await expect(page.getByText('Needs a connection')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Switch to Ultimate' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

test('forms that need a connection say so before anything is typed, and forget it when it is back (U8)', async ({
  join,
}) => {
  const maya = await join('Maya')
  const { page } = maya
  await page.goto('/settings?tab=security')
  await expect(page.getByText('This device', { exact: true })).toBeVisible()
  await goOffline(maya)
  const password = page.getByRole('region', { name: 'Change password' })
  await expect(password.getByText('Needs a connection')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change Password' })).toBeDisabled()
  await expect(
    page.getByRole('region', { name: 'Signed-in devices' }).getByText('Needs a connection'),
  ).toBeVisible()
  await goOnline(maya)
  await expect(page.getByText('Needs a connection')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Change Password' })).toBeEnabled()

  await page.goto('/partners?invite=1')
  const dialog = page.getByRole('dialog', { name: 'Invite Partner' })
  await expect(dialog.getByLabel('Email')).toBeVisible()
  await goOffline(maya)
  await expect(dialog.getByText('Needs a connection')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Send Invitation' })).toBeDisabled()
  await goOnline(maya)
  await expect(dialog.getByText('Needs a connection')).toHaveCount(0)
})

test('a deleted account is gone from the server and from the device', async ({ join, server }) => {
  // The first account is the admin, and the last admin stays (F5).
  await join('Maya')
  const { page, id } = await join('Theo')
  await doTask(page, { name: 'Fold the laundry' })
  await expectSynced({ page })
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Delete Account' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Tasks of yours')
  // Kinds with a count of zero are left out.
  await expect(dialog.getByText(/Loans still open|Partnerships/)).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Delete Account' }).click()
  await expect(dialog.getByText('Password is required')).toBeVisible()
  await dialog.getByLabel('Your password').fill('not this one')
  await dialog.getByRole('button', { name: 'Delete Account' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Delete failed' })).toBeVisible()
  await dialog.getByLabel('Your password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Delete Account' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Account deleted' })).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  const names = await page.evaluate(async () =>
    (await indexedDB.databases()).map(({ name }) => name),
  )
  expect(names).not.toContain(`mitten-${id}`)
  expect(server.database.prepare('SELECT id FROM users WHERE id = ?').all(id)).toEqual([])
})

test('an account deleted elsewhere is told here, and what was not sent can be kept (R20)', async ({
  join,
  visit,
}) => {
  await join('Maya')
  const theo = await join('Theo')
  await goOffline(theo)
  await createTask(theo.page, { name: 'Oil the hinges' })
  const context = (await visit()).context()
  await signInElsewhere({ context }, 'Theo')
  const data = { password: PASSWORD }
  await elsewhere({ context }, { method: 'delete', path: '/api/users/me', data })
  await goOnline(theo)
  await theo.page.getByRole('button', { name: 'Account deleted' }).first().click()
  const [download] = await Promise.all([
    theo.page.waitForEvent('download'),
    theo.page.getByRole('button', { name: 'Save unsent changes as a file' }).click(),
  ])
  expect(readFileSync(await download.path(), 'utf8')).toContain('Oil the hinges')
  await theo.page.getByRole('button', { name: 'Remove from this device' }).click()
  await expect(theo.page.getByRole('link', { name: 'Login' })).toBeVisible()
  // The page disappears at once; the data it read is deleted after that.
  await expect
    .poll(() =>
      theo.page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)),
    )
    .not.toContain(`mitten-${theo.id}`)
})

test('the settings, in light and dark, at every width, break no rule', async ({ join }) => {
  const { page } = await join('Maya')
  for (const path of [
    '/settings',
    '/settings?tab=security',
    '/settings?tab=subscription',
    '/settings?delete-account=1',
    '/subscribe?plan=ultimate',
  ])
    await expectInOrderEverywhere(page, path)
})
