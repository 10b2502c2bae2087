/** The toast: what was done, or why it failed. */
import type { Page } from 'playwright/test'
import { expect } from './fixtures.ts'

export async function expectToast(page: Page, title: string, text?: string): Promise<void> {
  const toast = page.locator('[data-toaster]').getByRole('status')
  await expect(toast.getByText(title, { exact: true })).toBeVisible()
  if (text !== undefined) await expect(toast.getByText(text, { exact: true })).toBeVisible()
}

/** Destructive, as every failure is (U2). Closes it, because it may cover the next step. */
export async function expectFailure(page: Page, title: string, text: string): Promise<void> {
  const toast = page.locator('[data-toaster]').getByRole('alert')
  await expect(toast.getByText(title, { exact: true })).toBeVisible()
  await expect(toast.getByText(text, { exact: true })).toBeVisible()
  await toast.getByRole('button', { name: 'Close' }).click()
  await expect(toast).toBeEmpty()
}
