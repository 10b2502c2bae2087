/** Several people on one device: who is here, PINs, and what of one never shows to another (decisions A5, A9; R17-R22). */
import type { Page } from 'playwright/test'
import { createTask, expectSynced, goOffline, goOnline } from './chores.ts'
import type { Person } from './fixtures.ts'
import { expect, mutationsOf, PASSWORD, test as household } from './fixtures.ts'
import type { TestServer } from './server.ts'

type Shared = Person & {
  readonly others: readonly { readonly id: string; readonly name: string }[]
}

/** A tablet that Maya opened first and the others were added to, with nobody in front. */
const test = household.extend<{ readonly share: (...names: string[]) => Promise<Shared> }>({
  share: async ({ join, browser, server }, provide) => {
    await provide(async (...names) => {
      const maya = await join('Maya')
      const others = []
      for (const name of names) others.push(await registerElsewhere(server, browser, name))
      await maya.page.goto('/settings?tab=security')
      await maya.page.getByRole('button', { name: 'Add another person' }).click()
      for (const { name } of others) await addPerson(maya.page, name)
      return { ...maya, others }
    })
  },
})

type Browser = Parameters<Parameters<typeof test>[2]>[0]['browser']

async function registerElsewhere({ url }: TestServer, browser: Browser, name: string) {
  const context = await browser.newContext({ baseURL: url })
  const username = name.toLowerCase()
  const answer = await context.request.post('/api/auth/register', {
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    data: {
      username,
      email: `${username}@example.org`,
      password: PASSWORD,
      name: `${name} Ellis`,
      plan: 'pro',
      time_zone: 'Europe/Berlin',
    },
  })
  const { user } = (await answer.json()) as { user: { id: string } }
  await context.close()
  return { id: user.id, name }
}

/** From the picker and back to it. */
async function addPerson(page: Page, name: string) {
  await page.getByRole('button', { name: /^Add account/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Username').fill(name.toLowerCase())
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Add to this device' }).click()
  await expectInFront(page, name)
  await switchPerson(page)
}

async function switchPerson(page: Page) {
  await page
    .getByRole('button', { name: 'Switch person' })
    .filter({ visible: true })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: "Who's here?" })).toBeVisible()
}

async function choose(page: Page, name: string) {
  await page
    .getByRole('list', { name: 'People on this device' })
    .getByRole('button', { name })
    .click()
}

async function expectInFront(page: Page, name: string) {
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible()
}

async function typePin(page: Page, pin: string) {
  const pad = page.getByRole('group', { name: 'PIN pad' })
  for (const digit of pin) await pad.getByRole('button', { name: digit, exact: true }).click()
}

async function setPin(page: Page, pin: string) {
  await page.goto('/settings?tab=security')
  await page.getByRole('button', { name: 'Set a PIN' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('New PIN', { exact: true }).fill(pin)
  await dialog.getByLabel('Repeat the new PIN').fill(pin)
  await dialog.getByRole('button', { name: 'Save PIN' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'PIN saved' })).toBeVisible()
}

test('nothing of one person shows to the next: address, back, title, dialog, toast (R22)', async ({
  share,
}) => {
  const { page } = await share('Theo')
  await choose(page, 'Maya')
  await page.goto('/tasks')
  await createTask(page, { name: 'Fold the laundry' })
  await page
    .getByRole('button', { name: /Options|Menu|More/ })
    .filter({ visible: true })
    .last()
    .click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const mine = new URL(page.url())
  expect(mine.search).not.toBe('')
  await page.keyboard.press('Escape')
  await switchPerson(page)
  await expect(page).toHaveTitle("Who's here? - Mitten")
  await choose(page, 'Theo')
  await expectInFront(page, 'Theo')
  await expect(page).toHaveURL('/')
  await page.goto(mine.pathname + mine.search)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Fold the laundry')).toHaveCount(0)
  await expect(page.getByText('Maya')).toHaveCount(0)
  expect(await page.title()).not.toContain('Maya')
})

test('a start asks who is here; a reload and a second tab do not', async ({ share }) => {
  const { page, context } = await share('Theo')
  await choose(page, 'Maya')
  await expectInFront(page, 'Maya')
  await page.reload()
  await expectInFront(page, 'Maya')
  const second = await context.newPage()
  await second.goto('/')
  await expectInFront(second, 'Maya')
  await page.close()
  await second.close()
  const started = await context.newPage()
  await started.goto('/rewards')
  await expect(started.getByRole('heading', { name: "Who's here?" })).toBeVisible()
})

test('a PIN is asked for before its account opens; five misses make one wait, also after a reload and in another tab @core', async ({
  share,
}) => {
  test.setTimeout(120_000)
  const { page, context } = await share('Theo')
  await choose(page, 'Maya')
  await expectInFront(page, 'Maya')
  await setPin(page, '27190')
  await switchPerson(page)
  await choose(page, 'Maya')
  await expect(page.getByRole('heading', { name: 'Hello, Maya' })).toBeVisible()
  await typePin(page, '27190')
  await expect(page.getByRole('button', { name: 'Set a PIN' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Change PIN' })).toBeVisible()
  await switchPerson(page)
  await choose(page, 'Maya')
  for (const left of ['4 tries', '3 tries', '2 tries', '1 try']) {
    await page.keyboard.type('00000')
    await expect(
      page.getByRole('alert').filter({ hasText: `That is not Maya's PIN. ${left} left.` }),
    ).toBeVisible()
    await expect(page.getByRole('img', { name: '0 of 5 digits entered' })).toBeVisible()
  }
  await page.keyboard.type('00000')
  await expect(page.getByRole('alert').filter({ hasText: 'Too many wrong tries.' })).toBeVisible()
  await expect(page.getByText(/^Try again in \d+ seconds\.$/)).toBeVisible()

  await page.reload()
  await choose(page, 'Maya')
  await expect(page.getByText(/^Try again in \d+ seconds\.$/)).toBeVisible()
  await page.keyboard.type('27190')
  await expect(page.getByRole('img', { name: '0 of 5 digits entered' })).toBeVisible()
  const second = await context.newPage()
  await second.goto('/')
  await choose(second, 'Maya')
  await expect(second.getByText(/^Try again in \d+ seconds\.$/)).toBeVisible()
  await second.close()

  // The others are not kept waiting, and the password leads past it.
  await page.getByRole('button', { name: 'Everyone' }).click()
  await expect(page.getByRole('button', { name: /^Maya/ })).toBeFocused()
  await choose(page, 'Theo')
  await expectInFront(page, 'Theo')
  await switchPerson(page)
  await choose(page, 'Maya')
  await page.getByRole('button', { name: /^Forgot your PIN/ }).click()
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Your PIN was removed' })).toBeVisible()
  await switchPerson(page)
  await choose(page, 'Maya')
  await expect(page.getByRole('heading', { name: 'Hello, Maya' })).toBeHidden()
})

for (const [choice, isKept, isSent] of [['Discard', false, false]] as const)
  test(`logging out with waiting changes, ${choice}: the other person stays (A5)`, async ({
    share,
    server,
  }) => {
    const { page, id } = await share('Theo')
    await choose(page, 'Maya')
    await expectSynced({ page })
    await goOffline({ page })
    await page.goto('/tasks')
    await createTask(page, { name: 'Fold the laundry' })
    await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).first().click()
    const dialog = page.getByRole('dialog')
    if (isSent) await goOnline({ page })
    await dialog.getByRole('button', { name: choice }).click()
    await expect(page.getByRole('heading', { name: "Who's here?" })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Maya' })).toHaveCount(0)
    await choose(page, 'Theo')
    await expectInFront(page, 'Theo')
    await goOnline({ page })
    await expectSynced({ page })
    const names = await page.evaluate(async () =>
      (await indexedDB.databases()).map(({ name }) => name),
    )
    expect(names.includes(`mitten-${id}`)).toBe(isKept)
    expect(mutationsOf(server, id)).toHaveLength(isSent ? 1 : 0)
    await expect
      .poll(() =>
        server.database.prepare('SELECT count(*) AS n FROM sessions WHERE user_id = ?').get(id),
      )
      .toEqual({ n: 0 })
  })
