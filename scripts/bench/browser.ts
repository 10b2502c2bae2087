/** A real browser with its profile on disk, and the bench pages in it. */
import { rmSync } from 'node:fs'
import type { BrowserContext, Page } from 'playwright'
import { chromium } from 'playwright'
import { findBrowser } from '../find-browser.mjs'
import type { Device, Question } from './device.ts'

export type DevicePage = {
  ask<Q extends Question>(
    question: Q,
    ...args: Parameters<Device[Q]>
  ): Promise<Awaited<ReturnType<Device[Q]>>>
  /** Bytes that arrived over the network while the work ran, bodies and headers. */
  wireBytes<T>(work: () => Promise<T>): Promise<readonly [T, number]>
  close(): Promise<void>
}

export type Browser = {
  /** Opens the page of a bundle on an origin. */
  open(options: { origin: string; bundle: string; token?: Token }): Promise<DevicePage>
  close(): Promise<void>
}
export type Token = { readonly member: string; readonly token: string }

export async function launchBrowser(profile: string): Promise<Browser> {
  const executablePath = await findBrowser()
  if (executablePath === null) throw new Error('There is no browser to measure in')
  rmSync(profile, { recursive: true, force: true })
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    // The server's policy forbids foreign scripts, and the bench's engine is one.
    bypassCSP: true,
    args: [
      '--no-sandbox',
      '--disable-background-timer-throttling',
      '--disable-renderer-backgrounding',
    ],
  })
  return {
    async open({ origin, bundle, token }) {
      if (token)
        await context.addCookies([{ name: `sid-${token.member}`, value: token.token, url: origin }])
      const page = await context.newPage()
      page.on('pageerror', (error) => console.error(error))
      // Any document of the origin will do; the engine is injected.
      await page.goto(`${origin}/healthz`)
      await page.evaluate(bundle)
      return devicePage(context, page)
    },
    close: () => context.close(),
  }
}

async function devicePage(context: BrowserContext, page: Page): Promise<DevicePage> {
  return {
    ask: (question, ...args) =>
      page.evaluate(
        ([question, args]) =>
          (
            globalThis as unknown as {
              device: Record<string, (...args: unknown[]) => unknown>
            }
          ).device[question]?.(...args),
        [question, args] as const,
      ) as Promise<Awaited<ReturnType<Device[typeof question]>>>,
    async wireBytes(work) {
      let bytes = 0
      const session = await context.newCDPSession(page)
      await session.send('Network.enable')
      session.on('Network.loadingFinished', ({ encodedDataLength }) => {
        bytes += encodedDataLength
      })
      const result = await work()
      await page.waitForTimeout(50)
      await session.detach()
      return [result, bytes]
    },
    close: () => page.close(),
  }
}
