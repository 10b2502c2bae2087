/** Navigates to a screen and waits until it is stable. */
import type { ShownLanguage } from './page/show-in.ts'
import type { ShownPage } from './shown-page.ts'

export async function go(page: ShownPage, path: string): Promise<void> {
  await page.evaluate((to) => globalThis.inPage.go(to), path)
}

/** The step that presses a button. */
export function press(name: string) {
  return (page: ShownPage) => page.getByRole('button', { name }).click()
}

/** As a person changes it in the settings of the browser. */
export async function sizeLetters(page: ShownPage, percent: number): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`
  }, percent)
}

/** Lasts until the page is loaded again. */
export async function showIn(page: ShownPage, language: ShownLanguage): Promise<void> {
  await page.evaluate((spoken) => globalThis.inPage.showIn(spoken), language)
  await settle(page)
}

export async function showAsBefore(page: ShownPage): Promise<void> {
  await page.evaluate(() => globalThis.inPage.showAsBefore())
}

/** Content behind a dialog may still be loading. */
const busy = '[aria-busy="true"]:not([aria-hidden="true"] *)'

/** Waits until everything is loaded, and nothing moves. */
export async function settle(page: ShownPage): Promise<void> {
  await page.locator(busy).filter({ visible: true }).waitFor({ state: 'detached' })
  await page.evaluate(() => globalThis.inPage.untilStill())
  await settleColours(page)
}

/** The same after only the color scheme has changed. */
export async function settleColours(page: ShownPage): Promise<void> {
  await page.evaluate(() => globalThis.inPage.untilDrawn())
}

export function findFaults(page: ShownPage, isTouch: boolean): Promise<readonly string[]> {
  return page.evaluate((touch) => globalThis.inPage.findFaults(touch), isTouch)
}

/** Makes the window as long as the page, so that fixed elements do not cover the middle. */
export async function showWhole(page: ShownPage): Promise<() => Promise<void>> {
  const before = page.viewportSize()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  if (before === null || height <= before.height) return async () => undefined
  await page.setViewportSize({ ...before, height })
  return () => page.setViewportSize(before)
}
