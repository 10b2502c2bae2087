/** Actions of a person in the app, by the texts on the screen: the same in every engine. */
import type { Device } from './fixtures.ts'
import type { Page } from './page.ts'

export async function createTask(
  page: Page,
  task: { readonly name: string; readonly minutes?: number; readonly isShared?: boolean },
): Promise<void> {
  await page.getByRole('button', { name: 'Create Task' }).filter({ visible: true }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill(task.name)
  if (task.minutes !== undefined)
    await dialog.getByLabel('Time in minutes').fill(String(task.minutes))
  if (task.isShared === true)
    await dialog.getByRole('switch', { name: /Share with partner/ }).click()
  await dialog.getByRole('button', { name: 'Create Task' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await heading(page, task.name).waitFor()
}

export async function completeTask(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Complete ${name}, earn`) }).click()
  await heading(page, name).waitFor({ state: 'hidden' })
}

export function heading(page: Page, name: string) {
  return page.getByRole('heading', { name })
}

/** The pill of the frame that is visible at this width. */
export function pill(page: Page, text: string | RegExp) {
  return page.getByRole('button', { name: text, exact: true }).filter({ visible: true })
}

export async function expectSynced(page: Page): Promise<void> {
  await pill(page, 'All synced').waitFor()
}

export async function goOffline({ line }: Device): Promise<void> {
  await line.cut()
}

export async function goOnline({ line }: Device): Promise<void> {
  await line.mend()
}
