/** A Chromium with its own profile that can be killed as by the system: all processes at once, at any moment. */
import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Browser, BrowserContext, BrowserType } from 'playwright/test'
import { test as base } from './fixtures.ts'

/** Without a page of its own, because one that is still opening while Playwright connects may never respond to it. */
const ALONE = ['--headless=new', '--no-startup-window']
/** On a busy machine a browser may take long to respond; the test's own limit is enough. */
const NO_LIMIT = 0

export type KillableBrowser = {
  readonly context: BrowserContext
  /** `kill -9` for the browser and every process it started. */
  kill(): Promise<void>
  /** Closes it as a person does: data that is buffered in memory, such as cookies, is written. */
  close(): Promise<void>
}

type Start = {
  readonly chromium: BrowserType
  readonly profile: string
  readonly args: readonly string[]
}

/** Starts browsers one after the other with the same profile. */
export const test = base.extend<{ readonly startKillable: () => Promise<KillableBrowser> }>({
  startKillable: async ({ playwright, launchOptions }, provide) => {
    const profile = mkdtempSync(join(tmpdir(), 'mitten-profile-'))
    const { chromium } = playwright
    let last: KillableBrowser | null = null
    await provide(async () => {
      last = await startBrowser({ chromium, profile, args: launchOptions.args ?? [] })
      return last
    })
    await (last as KillableBrowser | null)?.kill()
    rmSync(profile, { recursive: true })
  },
})

async function startBrowser({ chromium, profile, args }: Start): Promise<KillableBrowser> {
  const child = spawn(
    process.env['CHROMIUM_PATH'] ?? chromium.executablePath(),
    [...args, ...ALONE, '--remote-debugging-port=0', `--user-data-dir=${profile}`],
    // Its own process group, so that one signal reaches all of its processes.
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const exited = once(child, 'exit')
  const browser = await chromium.connectOverCDP(await addressOf(child), { timeout: NO_LIMIT })
  const [context] = browser.contexts()
  if (context === undefined) throw new Error('Chromium came without its profile')
  return {
    context,
    async kill() {
      if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
        process.kill(-child.pid, 'SIGKILL')
      await exited
    },
    async close() {
      await askToClose(browser)
      await exited
    },
  }
}

async function addressOf({ stderr }: ChildProcess): Promise<string> {
  if (stderr === null) throw new Error('Chromium tells nothing')
  for await (const line of createInterface(stderr)) {
    const [, address] = /DevTools listening on (\S+)/.exec(line) ?? []
    if (address === undefined) continue
    // It keeps writing output that nobody reads.
    stderr.resume()
    return address
  }
  throw new Error('Chromium ended before it could be spoken to')
}

async function askToClose(browser: Browser): Promise<void> {
  const cdp = await browser.newBrowserCDPSession()
  await cdp.send('Browser.close')
}
