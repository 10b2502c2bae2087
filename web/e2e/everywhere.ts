/** Checks one page in light and dark, at every width down to the narrowest phone, and with text at twice the size. */
import type { Page } from 'playwright/test'
import { expectInOrderAtEachSize, expectNoSidewaysScroll } from './axe.ts'
import { expect } from './fixtures.ts'
import { phone } from './sizes.ts'

export async function expectInOrderEverywhere(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('h2').first()).toBeAttached()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expectInOrderAtEachSize(page, `${path} ${colorScheme}`)
  }
  await page.setViewportSize(phone)
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await expectNoSidewaysScroll(page, `${path} at ${phone.width} with letters twice as large`)
}
