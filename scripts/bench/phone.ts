/** A phone: Chromium with a small touch screen, its profile on disk, and CPU throttling. */
import { join } from 'node:path'
import type { BrowserContext, CDPSession, Page } from 'playwright'
import { chromium } from 'playwright'
import { databaseFile } from '#server/store/open-database.ts'
import { disabledFeatures } from '#web/e2e/disabled-features.ts'
import { findBrowser } from '../find-browser.mjs'
import type { Household } from './household.ts'
import { seedMitten, tokenOf } from './seed.ts'
import { startMitten } from './servers.ts'

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
    args: ['--no-sandbox', disabledFeatures, ...more],
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
}

export async function slowDown(devtools: CDPSession, rate: number): Promise<void> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
}

export type Phone = {
  readonly page: Page
  readonly devtools: CDPSession
  readonly origin: string
}

/** The phone of a household's first member; the household has a server to itself. */
export async function withPhone(
  dataDir: string,
  household: Household,
  work: (phone: Phone) => Promise<void>,
): Promise<void> {
  seedMitten(databaseFile(dataDir), [household])
  const { origin, stop } = await startMitten(dataDir)
  const context = await openPhone(join(dataDir, 'profile'))
  const [member] = household.members
  try {
    await context.addCookies([{ name: `sid-${member}`, value: tokenOf(member), url: origin }])
    const page = await context.newPage()
    await work({ page, devtools: await context.newCDPSession(page), origin })
  } finally {
    await context.close()
    await stop()
  }
}
