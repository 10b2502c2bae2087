/** Accounts on a device, in any engine and for the pictures: registering, adding, switching, and using a PIN. */
import type { Page } from './engines/page.ts'

type Registration = {
  readonly username: string
  readonly email: string
  readonly name: string
  readonly password: string
  /** Typed the second time, if it differs. */
  readonly confirmPassword?: string
}

export async function fillRegistration(page: Page, typed: Registration): Promise<void> {
  await page.getByLabel('Username').fill(typed.username)
  await page.getByLabel('Email').fill(typed.email)
  await page.getByLabel('Full name').fill(typed.name)
  await page.getByLabel('Password', { exact: true }).fill(typed.password)
  await page.getByLabel('Confirm password').fill(typed.confirmPassword ?? typed.password)
}

export async function register(page: Page, typed: Registration): Promise<void> {
  await fillRegistration(page, typed)
  await page.getByRole('button', { name: 'Register' }).click()
}

/** Opens the picker from the settings of security. */
export async function askWho(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add another person' }).click()
  await expectPicker(page)
}

/** Starts at the picker, and returns to it. */
export async function addPerson(page: Page, name: string, password: string): Promise<void> {
  await page.getByRole('button', { name: /^Add account/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Username').fill(name.toLowerCase())
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Add to this device' }).click()
  await expectActive(page, name)
  await switchPerson(page)
}

export async function pressSwitch(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: 'Switch person' })
    .filter({ visible: true })
    .first()
    .click()
}

/** Opens the picker from the sidebar. */
export async function switchPerson(page: Page): Promise<void> {
  await pressSwitch(page)
  await expectPicker(page)
}

export async function expectPicker(page: Page): Promise<void> {
  await page.getByRole('heading', { name: "Who's here?" }).waitFor()
}

/** Taps a mitten on the picker. An account with a PIN asks for it. */
export async function choose(page: Page, name: string): Promise<void> {
  const people = page.getByRole('list', { name: 'People on this device' })
  await people.getByRole('button', { name }).click()
}

/** Becomes the active account and starts at the first page. */
export async function comeIn(page: Page, name: string): Promise<void> {
  await choose(page, name)
  await expectActive(page, name)
}

export async function expectActive(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: new RegExp(name) }).waitFor()
}

export async function typePin(page: Page, pin: string): Promise<void> {
  const pad = page.getByRole('group', { name: 'PIN pad' })
  for (const digit of pin) await pad.getByRole('button', { name: digit, exact: true }).click()
}

export async function setPin(page: Page, pin: string): Promise<void> {
  await page.goto('/settings?tab=security')
  await page.getByRole('button', { name: 'Set a PIN' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('New PIN', { exact: true }).fill(pin)
  await dialog.getByLabel('Repeat the new PIN').fill(pin)
  await dialog.getByRole('button', { name: 'Save PIN' }).click()
  await page.locator('[data-toaster]').getByRole('status').getByText('PIN saved').waitFor()
  await dialog.waitFor({ state: 'hidden' })
}
