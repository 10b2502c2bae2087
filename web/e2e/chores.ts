/** Actions of a person in the app, by the texts on the screen. */
import type { Page } from 'playwright/test'
import type { Page as AnyPage } from './engines/page.ts'
import { expect, waitingOf } from './fixtures.ts'

type Typed = {
  readonly name: string
  readonly minutes?: number
  readonly isShared?: boolean
  readonly isDaily?: boolean
}

export async function createTask(page: AnyPage, task: Typed): Promise<void> {
  await page.getByRole('button', { name: 'Create Task' }).filter({ visible: true }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill(task.name)
  if (task.minutes !== undefined)
    await dialog.getByLabel('Time in minutes').fill(String(task.minutes))
  if (task.isShared === true)
    await dialog.getByRole('switch', { name: /Share with partner/ }).click()
  if (task.isDaily === true)
    await dialog.getByRole('button', { name: 'Every day', exact: true }).click()
  await dialog.getByRole('button', { name: 'Create Task' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('heading', { name: task.name }).waitFor()
}

export async function completeTask(page: AnyPage, name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Complete ${name}, earn`) }).click()
  await page.getByRole('heading', { name }).waitFor({ state: 'hidden' })
}

/** On the page of the tasks. */
export async function doTask(page: AnyPage, task: Typed): Promise<void> {
  await page.goto('/tasks')
  await createTask(page, task)
  await completeTask(page, task.name)
}

/** The card of a task or a reward. */
export function card(page: Page, name: string) {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name }) })
}

/** Selects an entry of a card's menu. */
export async function fromMenu(page: Page, of: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `Options for ${of}`, exact: true }).click()
  // After its name, an entry may say what its consequence is.
  await page.getByRole('menuitem', { name: new RegExp(`^${entry}`) }).click()
}

/** Closes the toast that offers to take a change back: it is final then, and goes at once (R51). */
export async function closeToast(page: Page): Promise<void> {
  await page.locator('[data-toaster]').getByRole('button', { name: 'Close' }).click()
}

/** The sync pill that is visible at this width. */
export function pill(page: Page, text: string | RegExp) {
  return page.getByRole('button', { name: text, exact: true }).filter({ visible: true })
}

export async function goOffline({ page }: { readonly page: Page }): Promise<void> {
  await page.context().setOffline(true)
}

export async function goOnline({ page }: { readonly page: Page }): Promise<void> {
  await page.context().setOffline(false)
}

/** The pill does not show a short exchange, so it is compared with the device's data. */
export async function expectSynced({ page }: { readonly page: Page }): Promise<void> {
  await expect(pill(page, 'All synced')).toBeVisible()
  const account = await page.evaluate(() => sessionStorage.getItem('mitten-in-front'))
  await expect.poll(() => waitingOf(page, String(account))).toBe(0)
  await expect(pill(page, 'All synced')).toBeVisible()
}
