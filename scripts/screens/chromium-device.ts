/** Devices in Chromium, each with its own size, pointer type and color scheme. */
import type { Browser, Page } from 'playwright'
import type { DemoServer } from './demo-server.ts'
import type { OpenDevice } from './device.ts'
import { dismissInstalling } from './device.ts'

/** How long a step may take before the screen counts as broken: long enough for a busy machine. */
const TIMEOUT_MS = 60_000

type Place = {
  readonly browser: Browser
  readonly demo: DemoServer
  /** The script that every page gets (page/page.ts). */
  readonly script: string
}

export function chromiumDevices({ browser, demo, script }: Place): OpenDevice {
  return async (screen, size) => {
    const context = await browser.newContext({
      ...size.options,
      baseURL: demo.url,
      reducedMotion: screen.isMoving ? 'no-preference' : 'reduce',
      ...(screen.userAgent && { userAgent: screen.userAgent }),
    })
    await context.addInitScript({ content: script })
    if (!screen.isInstallOffered) await context.addInitScript(dismissInstalling)
    const page = await context.newPage()
    page.setDefaultTimeout(TIMEOUT_MS)
    await demo.signIn(page, screen.viewer)
    const complaints = listen(page)
    await page.goto('/login')
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    if (screen.viewer !== 'nobody') await page.evaluate(() => navigator.serviceWorker.ready)
    return {
      page,
      light: (colorScheme) => page.emulateMedia({ colorScheme }),
      complaints,
      close: () => context.close(),
    }
  }
}

/** A missing connection or session is not a fault of the page. */
function listen(page: Page): () => readonly string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`threw ${error.message}`))
  page.on('console', (message) => {
    const text = message.text()
    const isExpected = /ERR_INTERNET_DISCONNECTED|status of 40[0-9]/.test(text)
    const isComplaint = message.type() === 'error' || text.includes('Content Security Policy')
    if (isComplaint && !isExpected) complaints.push(`console: ${text}`)
  })
  return () => complaints.splice(0)
}
