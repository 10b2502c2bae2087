/** The tablet in the kitchen: several people signed in on one device, and how they switch. */
import type { Browser, Page } from 'playwright/test'
import type { Person } from './fixtures.ts'
import { expect, PASSWORD, registrationOf, test as household } from './fixtures.ts'
import type { TestServer } from './server.ts'

type Shared = Person & {
  readonly others: readonly { readonly id: string; readonly name: string }[]
}

export type Tablet = {
  /** A tablet that Maya opened first and to which the others were added, with no active account. */
  readonly share: (...names: string[]) => Promise<Shared>
}

export const test = household.extend<Tablet>({
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

async function registerElsewhere({ url }: TestServer, browser: Browser, name: string) {
  const context = await browser.newContext({ baseURL: url })
  const answer = await context.request.post('/api/auth/register', {
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    data: registrationOf(name),
  })
  const { user } = (await answer.json()) as { user: { id: string } }
  await context.close()
  return { id: user.id, name }
}

/** Starts at the picker and returns to it. */
export async function addPerson(page: Page, name: string) {
  await page.getByRole('button', { name: /^Add account/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Username').fill(name.toLowerCase())
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Add to this device' }).click()
  await expectActive(page, name)
  await switchPerson(page)
}

export async function pressSwitch(page: Page) {
  await page
    .getByRole('button', { name: 'Switch person' })
    .filter({ visible: true })
    .first()
    .click()
}

/** Opens the picker from the sidebar. */
export async function switchPerson(page: Page) {
  await pressSwitch(page)
  await expectPicker(page)
}

export async function expectPicker(page: Page) {
  await expect(page.getByRole('heading', { name: "Who's here?" })).toBeVisible()
}

/** Taps a mitten of the picker. An account with a PIN asks for it. */
export async function choose(page: Page, name: string) {
  await page
    .getByRole('list', { name: 'People on this device' })
    .getByRole('button', { name })
    .click()
}

/** Becomes the active account and starts at the first page. */
export async function comeIn(page: Page, name: string) {
  await choose(page, name)
  await expectActive(page, name)
}

export async function expectActive(page: Page, name: string) {
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible()
}

export async function typePin(page: Page, pin: string) {
  const pad = page.getByRole('group', { name: 'PIN pad' })
  for (const digit of pin) await pad.getByRole('button', { name: digit, exact: true }).click()
}

export async function setPin(page: Page, pin: string) {
  await page.goto('/settings?tab=security')
  await page.getByRole('button', { name: 'Set a PIN' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('New PIN', { exact: true }).fill(pin)
  await dialog.getByLabel('Repeat the new PIN').fill(pin)
  await dialog.getByRole('button', { name: 'Save PIN' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'PIN saved' })).toBeVisible()
}
