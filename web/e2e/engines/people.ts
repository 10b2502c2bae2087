/** Parts of the screen, and the connection of a device, in every engine. */
import type { Device } from './fixtures.ts'
import type { Page } from './page.ts'

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
