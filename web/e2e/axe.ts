/** Checks a page with axe and in a narrow window. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page, ViewportSize } from 'playwright/test'
import { expect } from './fixtures.ts'
import { narrowest, sizes } from './sizes.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Finding = { readonly id: string; readonly nodes: readonly { readonly html: string }[] }
type Axe = { run(): Promise<{ readonly violations: readonly Finding[] }> }

/** The visible page breaks no rule of axe and needs no horizontal scrolling. */
export async function expectInOrder(page: Page, where: string): Promise<void> {
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
  expect([where, await findings(page)]).toEqual([where, []])
  await expectNoSidewaysScroll(page, where)
}

export async function expectInOrderAt(
  page: Page,
  where: string,
  looked: readonly ViewportSize[],
): Promise<void> {
  for (const size of looked) {
    await page.setViewportSize(size)
    await expectInOrder(page, `${where} at ${size.width}`)
  }
}

/** Down to the narrowest phone, which only has to need no horizontal scrolling. */
export async function expectInOrderAtEachSize(
  page: Page,
  where: string,
  looked: readonly ViewportSize[] = sizes,
): Promise<void> {
  await expectInOrderAt(page, where, looked)
  await page.setViewportSize(narrowest)
  await expectNoSidewaysScroll(page, `${where} at ${narrowest.width}`)
}

export async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  // A page whose width changed draws its layout for the new one a moment later.
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await expect.poll(overflow, { message: where }).toBe(0)
}

/** Evaluated by the browser's own tools, which the page's policy does not restrict. */
async function findings(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe)
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { readonly axe: Axe }
    const { violations } = await axe.run()
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  })
}
