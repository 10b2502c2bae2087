/** Fixtures of the engine tests: a server, and people who each have a browser and a connection. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from 'playwright/test'
import { bundlePage } from '#web/e2e/bundle-page.ts'
import { registrationOf } from '#web/e2e/fixtures.ts'
import type { TestServer } from '#web/e2e/server.ts'
import { startServer } from '#web/e2e/server.ts'
import { tablet } from '#web/e2e/sizes.ts'
import type { Engine, Profile } from './engine.ts'
import { startFirefox } from './firefox.ts'
import type { Line } from './line.ts'
import { drawLine } from './line.ts'
import type { Page } from './page.ts'
import { openPage } from './page.ts'
import { startWebkit } from './webkit.ts'

export { expect }

/** A browser without an account. */
export type Device = {
  readonly page: Page
  readonly line: Line
  openPage(): Promise<Page>
}

export type Person = Device & { readonly id: string; readonly name: string }

export type EngineOptions = {
  /** The engine, and the path of its browser. */
  readonly engine: { readonly name: 'webkit' | 'firefox'; readonly path: string }
}

type WorkerFixtures = EngineOptions & {
  readonly running: { readonly engine: Engine; readonly script: string }
}

type Fixtures = {
  readonly server: TestServer
  readonly openDevice: () => Promise<Device>
  /** Registers a person and opens the app on their own device, with an active worker. */
  readonly join: (name: string) => Promise<Person>
  /** Makes two people partners, by an invitation that is accepted. */
  readonly pair: (inviter: Person, invitee: Person) => Promise<void>
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: [
    { name: 'webkit', path: '' },
    { option: true, scope: 'worker' },
  ],

  running: [
    async ({ engine: { name, path } }, provide) => {
      const script = await bundlePage('web/e2e/engines/finder.ts')
      const engine = await (name === 'webkit' ? startWebkit(path) : startFirefox(path))
      await provide({ engine, script })
      await engine.close()
    },
    { scope: 'worker' },
  ],

  server: async ({}, provide) => {
    const server = await startServer()
    await provide(server)
    await server.stop()
  },

  openDevice: async ({ running: { engine, script }, server }, provide, info) => {
    const profiles: Profile[] = []
    const lines: Line[] = []
    const pages: Page[] = []
    const folder = mkdtempSync(join(tmpdir(), 'mitten-files-'))
    await provide(async () => {
      const profile = await engine.openProfile()
      profiles.push(profile)
      const line = await drawLine(server.url)
      lines.push(line)
      const open = async () => {
        const tab = await profile.openTab()
        const page = await openPage({ tab, baseURL: line.url, script, size: tablet, folder })
        pages.push(page)
        return page
      }
      return { page: await open(), line, openPage: open }
    })
    if (info.status !== info.expectedStatus)
      for (const [index, page] of pages.entries())
        await page.screenshot({ path: info.outputPath(`${index}.png`) }).catch(() => undefined)
    const faults = profiles.flatMap((profile) => profile.faults())
    for (const profile of profiles) await profile.close()
    for (const line of lines) await line.cut()
    rmSync(folder, { recursive: true })
    // The app reports its unexpected errors, whatever the screen shows.
    expect(faults).toEqual([])
  },

  join: async ({ openDevice }, provide) => {
    await provide(async (name) => {
      const device = await openDevice()
      const { page } = device
      const id = await registerElsewhere(device, name)
      await page.goto('/')
      await page.getByRole('heading', { level: 1, name }).waitFor()
      await page.evaluate(untilWorkerReady)
      return { ...device, id, name }
    })
  },

  pair: async ({}, provide) => {
    await provide(async (inviter, invitee) => {
      const path = '/api/partnerships'
      const data = { email: `${invitee.name.toLowerCase()}@example.org`, role: 'partner' }
      await call(inviter.page, { method: 'POST', path, data })
      const all = (await call(invitee.page, { method: 'GET', path })) as readonly {
        readonly id: string
        readonly status: string
      }[]
      const invitation = all.find(({ status }) => status === 'pending')
      await call(invitee.page, {
        method: 'PATCH',
        path: `${path}/${invitation?.id}`,
        data: { status: 'accepted' },
      })
    })
  },
})

/** Registers somebody without the app and signs them in, on this device; resolves with their id. */
export async function registerElsewhere({ page }: Device, name: string): Promise<string> {
  // Any document of the origin will do.
  await page.goto('/old-browser.js')
  const data = registrationOf(name)
  const answer = await call(page, { method: 'POST', path: '/api/auth/register', data })
  return (answer as { readonly user: { readonly id: string } }).user.id
}

/** Waits until the worker is active: from here on the app opens offline. */
export async function untilWorkerReady(): Promise<void> {
  await navigator.serviceWorker.ready
}

type Call = {
  readonly method: 'GET' | 'POST' | 'PATCH'
  readonly path: string
  readonly data?: object
}

/** A call without the app, with the cookies of this page. */
async function call(page: Page, { method, path, data }: Call): Promise<unknown> {
  const { isDone, text } = await page.evaluate(askServer, {
    path,
    init: {
      method,
      ...(data && {
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(data),
      }),
    },
  })
  expect([path, isDone || text]).toEqual([path, true])
  return JSON.parse(text)
}

async function askServer({ path, init }: { readonly path: string; readonly init: RequestInit }) {
  const answer = await fetch(path, init)
  return { isDone: answer.ok, text: await answer.text() }
}
