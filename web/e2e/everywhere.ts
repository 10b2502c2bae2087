/** Checks one page in light and dark, at every width down to the narrowest phone, and with text twice as large. */
import type { Page } from 'playwright/test'
import { expectInOrder, expectNoSidewaysScroll } from './axe.ts'
import { expect } from './fixtures.ts'

const widths = [390, 820, 1280]
const NARROWEST = 320
const HEIGHT = 844

export async function expectInOrderEverywhere(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('h2').first()).toBeAttached()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const width of widths) {
      await page.setViewportSize({ width, height: HEIGHT })
      await expectInOrder(page, `${path} ${colorScheme} ${width}`)
    }
  }
  await page.setViewportSize({ width: NARROWEST, height: HEIGHT })
  await expectNoSidewaysScroll(page, `${path} ${NARROWEST}`)
  const [phone = NARROWEST] = widths
  await page.setViewportSize({ width: phone, height: HEIGHT })
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await expectNoSidewaysScroll(page, `${path} ${phone} with letters twice as large`)
}
