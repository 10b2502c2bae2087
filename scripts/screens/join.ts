/** Adds a person to a device. */
import { PASSWORD } from '#server/demo/family.ts'
import type { ShownPage } from './shown-page.ts'

/** Starts at the picker, and returns to it. */
export async function join(page: ShownPage, username: string): Promise<void> {
  await page.getByRole('button', { name: /^Add account/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Username').fill(username)
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Add to this device' }).click()
  await page
    .getByRole('button', { name: 'Switch person' })
    .filter({ visible: true })
    .first()
    .click()
  await page.getByRole('heading', { name: "Who's here?" }).waitFor()
}
