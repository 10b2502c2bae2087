/** Administration: list, statistics, details, changes, and that none of it stays on the device (A7, A10, A18). */
import type { Page } from 'playwright/test'
import { goOffline, goOnline } from './chores.ts'
import { elsewhere, makeReward, makeTask } from './elsewhere.ts'
import { expectInOrderEverywhere } from './everywhere.ts'
import { expect, PASSWORD, test } from './fixtures.ts'
import { phone } from './sizes.ts'
import { isStored } from './stored.ts'

const headers = { 'Sec-Fetch-Site': 'same-origin' }

function rowOf(page: Page, name: string) {
  return page.getByRole('row').filter({ hasText: name })
}

async function choose(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name} Ellis` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

function toast(page: Page, text: string) {
  return page.getByRole('status').filter({ hasText: text })
}

test('who is no admin sees no entry, and is sent away with the reason', async ({ join }) => {
  const maya = await join('Maya')
  const theo = await join('Theo')
  const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
  await expect(sidebar(maya.page).getByRole('link', { name: 'Admin' })).toBeVisible()
  await expect(sidebar(theo.page).getByRole('link', { name: 'Settings' })).toBeVisible()
  await expect(sidebar(theo.page).getByRole('link', { name: 'Admin' })).toBeHidden()
  await theo.page.goto('/admin')
  const denied = theo.page.getByRole('alert').filter({ hasText: 'Access Denied' })
  await expect(denied).toContainText("You don't have permission to access this page")
  await expect(theo.page).toHaveURL('/')

  for (const [{ page }, shown, hidden] of [
    [maya, 'Admin', 'Partner'],
    [theo, 'Partner', 'Admin'],
  ] as const) {
    await page.setViewportSize(phone)
    const bar = sidebar(page).filter({ visible: true })
    await expect(bar.getByRole('link', { name: shown })).toBeVisible()
    await expect(bar.getByRole('link')).toHaveCount(5)
    await expect(bar.getByRole('link', { name: hidden })).toBeHidden()
  }
})

test('an account is found, edited, and refused what is taken', async ({ join }) => {
  const { page } = await join('Maya')
  const theo = await join('Theo')
  await page.goto('/admin')
  await page.getByRole('searchbox', { name: 'Search users' }).fill('THEO@')
  await expect(page).toHaveURL('/admin?search=THEO%40')
  await expect(rowOf(page, 'maya')).toBeHidden()

  await choose(page, 'Theo', 'Edit user')
  const dialog = page.getByRole('dialog', { name: 'Edit User' })
  await dialog.getByLabel('Name').fill('T')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog.getByText('Name must be at least 2 characters')).toBeVisible()
  await dialog.getByLabel('Name').fill('Theo Woolf')
  await dialog.getByLabel('Email').fill('maya@example.org')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  const failure = page.getByRole('alert').filter({ hasText: 'Error' })
  await expect(failure).toContainText(
    'Failed to update user: This email address belongs to another account',
  )
  await dialog.getByLabel('Email').fill('theo@example.org')
  await dialog.getByRole('radio', { name: /Ultimate/ }).check()
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toast(page, 'User updated')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(rowOf(page, 'Theo Woolf')).toContainText('Ultimate')
  const theirs = await theo.context.request.get('/api/users/me')
  expect(await theirs.json()).toMatchObject({ user: { name: 'Theo Woolf', plan: 'ultimate' } })
})

test('somebody is made an admin from their details', async ({ join }) => {
  const { page } = await join('Maya')
  const theo = await join('Theo')
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Theo Ellis' }).click()
  await expect(page.getByRole('heading', { name: 'Theo Ellis' })).toBeFocused()
  await page.getByRole('button', { name: 'Make Admin' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await question.getByRole('button', { name: 'Make Admin' }).click()
  await expect(toast(page, 'Theo Ellis is an admin now')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Make Admin' })).toBeHidden()
  await theo.page.goto('/admin?tab=statistics')
  await expect(theo.page.getByRole('region', { name: 'Users' })).toContainText('2')
})

test('the last admin keeps the role, and is told why', async ({ join }) => {
  const { page } = await join('Maya')
  await page.goto('/admin')
  await choose(page, 'Maya', 'Edit user')
  const dialog = page.getByRole('dialog', { name: 'Edit User' })
  await dialog.getByRole('radio', { name: 'User' }).check()
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toContainText(
    'Failed to update user: The last admin cannot be deleted or lose the role',
  )
  await expect(dialog).toBeVisible()
})

test('whoever loses the role leaves the page', async ({ join }) => {
  const maya = await join('Maya')
  const theo = await join('Theo')
  await elsewhere(maya, { method: 'post', path: `/api/admin/users/${theo.id}/make-admin` })
  // Only once the device has synced: before that, the page is refused.
  await theo.page.getByRole('link', { name: 'Admin' }).filter({ visible: true }).click()
  await expect(rowOf(theo.page, 'maya')).toBeVisible()
  await maya.page.goto('/admin')
  await choose(maya.page, 'Theo', 'Edit user')
  const dialog = maya.page.getByRole('dialog', { name: 'Edit User' })
  await dialog.getByRole('radio', { name: 'User' }).check()
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(theo.page.getByRole('alert').filter({ hasText: 'Access Denied' })).toBeVisible()
  await expect(theo.page).toHaveURL('/')
})

test('a reset link shows once, works once, and signing out everywhere ends the sessions', async ({
  join,
  visit,
  server,
}) => {
  const { page, context } = await join('Maya')
  const theo = await join('Theo')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/admin')
  await choose(page, 'Theo', 'Password reset link')
  const dialog = page.getByRole('dialog', { name: 'Password reset link' })
  await dialog.getByRole('button', { name: 'Make a reset link' }).click()
  const link = await dialog.getByLabel('Reset link for Theo Ellis').inputValue()
  expect(link).toMatch(new RegExp(`^${server.url}/reset-password\\?token=[\\w-]{43}$`))
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await expect(toast(page, 'Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await page.reload()
  await expect(dialog.getByRole('button', { name: 'Make a reset link' })).toBeVisible()
  await expect(dialog.getByLabel('Reset link for Theo Ellis')).toBeHidden()
  await dialog.getByRole('button', { name: 'Close' }).click()

  await choose(page, 'Theo', 'Sign out everywhere')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(toast(page, 'Theo Ellis is signed out everywhere')).toBeVisible()
  expect((await theo.context.request.get('/api/auth/session')).status()).toBe(401)

  const visitor = await visit()
  await visitor.goto(link)
  await visitor.getByLabel('New password', { exact: true }).fill('eleven warm socks')
  await visitor.getByLabel('Confirm new password').fill('eleven warm socks')
  await visitor.getByLabel('Confirm new password').press('Enter')
  await expect(visitor).toHaveURL(/\/login/)
  const signIn = (password: string) =>
    visitor.request.post('/api/auth/login', { headers, data: { username: 'theo', password } })
  expect((await signIn(PASSWORD)).status()).toBe(401)
  expect((await signIn('eleven warm socks')).status()).toBe(200)
})

test('nothing of others is kept on the device, and offline nothing of it shows', async ({
  join,
}) => {
  const maya = await join('Maya')
  const theo = await join('Theo')
  const { page } = maya
  await makeReward(theo, 'A quiet Sunday', 100)
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Theo Ellis' }).click()
  await expect(page.getByRole('heading', { name: 'A quiet Sunday' })).toBeVisible()
  // Proves that the search of the stores works: it finds the person's own name.
  expect(await isStored(page, 'maya@example.org')).toBe(true)
  for (const text of ['theo@example.org', 'Theo Ellis', 'A quiet Sunday'])
    expect([text, await isStored(page, text)]).toEqual([text, false])

  await goOffline(maya)
  await expect(page.getByText('Needs a connection')).toBeVisible()
  await expect(page.getByText('Theo Ellis')).toBeHidden()
  await page.reload()
  await expect(page.getByText('Needs a connection')).toBeVisible()
  await expect(page.getByText('Theo Ellis')).toBeHidden()
  await goOnline(maya)
  await expect(page.getByRole('heading', { name: 'A quiet Sunday' })).toBeVisible()
})

test('what is typed about somebody survives a lost connection', async ({ join }) => {
  const maya = await join('Maya')
  const { page } = maya
  await page.goto('/admin')
  await choose(page, 'Maya', 'Edit user')
  const dialog = page.getByRole('dialog', { name: 'Edit User' })
  await dialog.getByLabel('Name').fill('Maya Woolf')
  await goOffline(maya)
  await expect(dialog.getByText('Needs a connection')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Save Changes' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await goOnline(maya)
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(rowOf(page, 'Maya Woolf')).toBeVisible()
})

test('a row is reached and its menu used with the keyboard alone', async ({ join }) => {
  const { page } = await join('Maya')
  await join('Theo')
  await page.goto('/admin')
  const menu = page.getByRole('button', { name: 'Actions for Theo Ellis' })
  await expect(menu).toBeVisible()
  await page.getByRole('searchbox').focus()
  for (let presses = 0; presses < 10; presses++) {
    if (await menu.evaluate((button) => button === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'View details' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Edit user' })).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Edit User' })
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(menu).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'View details' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Theo Ellis' })).toBeFocused()
})

test('the admin screens, in light and dark, at every width, break no rule', async ({
  joinBoth,
}) => {
  const [maya, theo] = await joinBoth()
  const task = { name: 'Hoover the stairs', time_minutes: 25, effort_level: 'extreme' }
  for (let count = 0; count < 4; count++) await makeTask(theo, task)
  await makeReward(theo, 'Coffee out, alone', 90)
  for (const path of [
    '/admin',
    '/admin?tab=statistics',
    `/admin?tab=details&user=${theo.id}&tasks=1`,
    `/admin?edit=${theo.id}`,
    `/admin?reset-link=${theo.id}`,
  ])
    await expectInOrderEverywhere(maya.page, path)
})
