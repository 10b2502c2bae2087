/** A device of somebody's, signed in and with the app on it. */
import type { Browser, BrowserContext, Page } from 'playwright'
import type { Screen } from './screen.ts'
import type { Size } from './sizes.ts'
import type { World } from './world.ts'

/** How long a step may take before the screen counts as broken. */
const PATIENCE_MS = 10_000

export type Device = {
  readonly page: Page
  readonly context: BrowserContext
  /** What the browser has complained of since it was last asked. */
  readonly complaints: () => readonly string[]
}

export type Place = {
  readonly browser: Browser
  readonly world: World
  readonly size: Size
  /** The script that every page gets (page/page.ts). */
  readonly script: string
}

export async function openDevice(place: Place, screen: Screen): Promise<Device> {
  const { browser, world, size, script } = place
  const context = await browser.newContext({
    ...size.options,
    baseURL: world.url,
    reducedMotion: screen.isMoving ? 'no-preference' : 'reduce',
    ...(screen.userAgent && { userAgent: screen.userAgent }),
  })
  await context.addInitScript({ content: script })
  if (!screen.isInstallOffered) await context.addInitScript(dismissInstalling)
  await world.signIn(context, screen.viewer)
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  const complaints = listen(page)
  await page.goto('/login')
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  if (screen.viewer !== 'nobody') await page.evaluate(() => navigator.serviceWorker.ready)
  return { page, context, complaints }
}

/** The card would lie over every picture. */
function dismissInstalling(): void {
  try {
    sessionStorage.setItem('mitten-install-dismissed', '1')
  } catch {
    // The browser's own pages keep nothing.
  }
}

/** That there is no connection, or no session, is no fault of the page. */
function listen(page: Page): () => readonly string[] {
  const heard: string[] = []
  page.on('pageerror', (error) => heard.push(`threw ${error.message}`))
  page.on('console', (message) => {
    const text = message.text()
    const isExpected = /ERR_INTERNET_DISCONNECTED|status of 40[0-9]/.test(text)
    const isComplaint = message.type() === 'error' || text.includes('Content Security Policy')
    if (isComplaint && !isExpected) heard.push(`console: ${text}`)
  })
  return () => heard.splice(0)
}
