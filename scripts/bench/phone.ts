/** A phone: Chromium with a small touch screen, its profile on disk, and CPU throttling. */
import type { BrowserContext, CDPSession } from 'playwright'
import { chromium } from 'playwright'
import { findBrowser } from '../find-browser.mjs'

/** How much slower than this machine a phone is. */
export const SLOWER = 4

export async function openPhone(
  profile: string,
  more: readonly string[] = [],
): Promise<BrowserContext> {
  const executablePath = await findBrowser()
  if (executablePath === null) throw new Error('There is no browser to measure in')
  return chromium.launchPersistentContext(profile, {
    executablePath,
    args: ['--no-sandbox', ...more],
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
}

export async function slowDown(devtools: CDPSession, rate: number): Promise<void> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
}
