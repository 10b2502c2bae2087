/** Fixtures of the browser tests: a server, people who each have a browser, and access to the data of each side. */
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright/test'
import { test as base, expect } from 'playwright/test'
import type { AnyRow } from '#domain/tables.ts'
import { tableNames } from '#domain/tables.ts'
import { createRowStore } from '#server/store/row-store.ts'
import { shownRow } from '#server/store/shown-row.ts'
import { viewerOf } from '#server/store/viewer.ts'
import type { Settings, TestServer } from './server.ts'
import { startServer } from './server.ts'

export { expect }

export const PASSWORD = 'knit-one-purl-two'

export type Person = {
  readonly id: string
  readonly name: string
  readonly context: BrowserContext
  readonly page: Page
}

/** A person with this first name, as they register. */
export function registrationOf(name: string) {
  const username = name.toLowerCase()
  return {
    username,
    email: `${username}@example.org`,
    password: PASSWORD,
    name: `${name} Ellis`,
    plan: 'pro',
    time_zone: 'Europe/Berlin',
  }
}

/** Registers somebody over REST and signs them in, in this browser; resolves with their id. */
export async function registerElsewhere(
  context: BrowserContext,
  name: string,
  url = '',
): Promise<string> {
  const answer = await context.request.post(`${url}/api/auth/register`, {
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    data: registrationOf(name),
  })
  expect(answer.status()).toBe(201)
  const { user } = (await answer.json()) as { user: { id: string } }
  return user.id
}

/** Opens a page in another browser. Nobody is signed in there, unless the options bring somebody's storage. */
export type Visit = (options?: BrowserContextOptions) => Promise<Page>

type Couple = readonly [maya: Person, theo: Person]

type Fixtures = {
  readonly serverSettings: Settings
  readonly server: TestServer
  /** The part that the two below have in common; `before` runs in each page, before its own scripts. */
  readonly open: (name: string, before?: () => void) => Promise<Person>
  /** Registers a person and opens the app in their own browser, with an active worker. */
  readonly join: (name: string) => Promise<Person>
  /** The same without a worker, for people who are never offline: installing it takes longer than many tests. */
  readonly joinOnline: (name: string) => Promise<Person>
  /** Makes two people partners, or the second a child of the first (F2), by an invitation that is accepted. */
  readonly pair: (inviter: Person, invitee: Person, role?: 'partner' | 'child') => Promise<void>
  /** Maya and Theo, who are partners. */
  readonly joinBoth: () => Promise<Couple>
  /** The same without workers. */
  readonly joinBothOnline: () => Promise<Couple>
  readonly visit: Visit
}

export const test = base.extend<Fixtures>({
  serverSettings: async ({}, provide) => {
    await provide({})
  },

  server: async ({ serverSettings }, provide) => {
    const server = await startServer(serverSettings)
    await provide(server)
    await server.stop()
  },

  open: async ({ browser, server }, provide) => {
    const contexts: BrowserContext[] = []
    const faults: Error[] = []
    await provide(async (name, before) => {
      const context = await browser.newContext({ baseURL: server.url })
      if (before) await context.addInitScript(before)
      contexts.push(context)
      const id = await registerElsewhere(context, name)
      context.on('weberror', (event) => faults.push(event.error()))
      const page = await context.newPage()
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
      return { id, name, context, page }
    })
    for (const context of contexts) await context.close()
    // The app reports its unexpected errors, whatever the screen shows.
    expect(faults).toEqual([])
  },

  join: async ({ open }, provide) => {
    await provide(async (name) => {
      const person = await open(name)
      await person.page.evaluate(() => navigator.serviceWorker.ready)
      return person
    })
  },

  joinOnline: async ({ open }, provide) => {
    await provide((name) => open(name, takeWorkersAway))
  },

  pair: async ({}, provide) => {
    await provide(async (inviter, invitee, role = 'partner') => {
      const headers = { 'Sec-Fetch-Site': 'same-origin' }
      const data = { email: `${invitee.name.toLowerCase()}@example.org`, role }
      await inviter.context.request.post('/api/partnerships', { headers, data })
      const list = await invitee.context.request.get('/api/partnerships')
      const all = (await list.json()) as { id: string; status: string }[]
      const invitation = all.find(({ status }) => status === 'pending')
      await invitee.context.request.patch(`/api/partnerships/${invitation?.id}`, {
        headers,
        data: { status: 'accepted' },
      })
    })
  },

  joinBoth: async ({ join, pair }, provide) => {
    await provide(() => joinCouple(join, pair))
  },

  joinBothOnline: async ({ joinOnline, pair }, provide) => {
    await provide(() => joinCouple(joinOnline, pair))
  },

  visit: async ({ browser, server }, provide) => {
    const contexts: BrowserContext[] = []
    await provide(async (options = {}) => {
      const context = await browser.newContext({ baseURL: server.url, ...options })
      contexts.push(context)
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },
})

async function joinCouple(join: Fixtures['join'], pair: Fixtures['pair']): Promise<Couple> {
  const [maya, theo] = [await join('Maya'), await join('Theo')]
  await pair(maya, theo)
  // A page that goes offline at once would not know the partner, though it says that all is synced, as it was before.
  for (const { page, id } of [maya, theo])
    await expect.poll(async () => (await deviceRows(page, id))['users']?.length).toBe(2)
  return [maya, theo]
}

/** As in browsers without workers: off localhost without https. */
function takeWorkersAway(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
}

/** All rows of a person's database on the device, read without the app. */
export function deviceRows(page: Page, userId: string): Promise<Record<string, AnyRow[]>> {
  return page.evaluate(async (name) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name)
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error))
    })
    const stores = [...database.objectStoreNames]
    const transaction = database.transaction(stores)
    const all = stores.map(
      (store) =>
        new Promise<[string, never[]]>((resolve) => {
          const request = transaction.objectStore(store).getAll()
          request.addEventListener('success', () => resolve([store, request.result as never[]]))
        }),
    )
    const entries = await Promise.all(all)
    database.close()
    return Object.fromEntries(entries)
  }, `mitten-${userId}`)
}

/** The number of unanswered changes on the device; answered ones are kept there for a while. */
export async function waitingOf(page: Page, userId: string): Promise<number> {
  const { outbox = [], state = [] } = await deviceRows(page, userId)
  const rows = state as unknown as readonly { readonly settled?: number }[]
  const settled = rows.find((row) => row.settled !== undefined)?.settled ?? 0
  return outbox.filter((item) => (item as unknown as { seq: number }).seq > settled).length
}

/** The number of photos that a person's database on the device holds. */
export async function photosKept(page: Page, userId: string): Promise<number> {
  const { photoBytes = [] } = await deviceRows(page, userId)
  return photoBytes.length
}

/** I1, I4 and I5 once all is synced: the device has exactly the rows of the server's projection, including totals. */
export async function expectConverged(server: TestServer, { page, id }: Person): Promise<void> {
  await expect(async () => {
    const held = await deviceRows(page, id)
    const store = createRowStore(server.database)
    const viewer = viewerOf(store, id)
    for (const table of tableNames) {
      const granted = store
        .all(table, '')
        .flatMap((row) => shownRow(table, row as never, viewer) ?? [])
      expect({ table, rows: sorted(held[table] ?? []) }).toEqual({ table, rows: sorted(granted) })
    }
  }).toPass()
  expectTotals(server)
}

/** I4: totals equal the sum of the entries, and the entries equal the points of the completed tasks. */
export function expectTotals({ database }: TestServer): void {
  const off = database
    .prepare(
      `SELECT id FROM balances WHERE total_points <> (
         SELECT coalesce(sum(amount), 0) FROM entries WHERE user_id = balances.id AND ledger = 'total')`,
    )
    .all()
  expect(off).toEqual([])
  const paid = database
    .prepare(
      `SELECT coalesce(sum(amount), 0) - (SELECT coalesce(sum(time_minutes *
         CASE effort_level WHEN 'easy' THEN 1 WHEN 'difficult' THEN 2 ELSE 3 END), 0)
         FROM tasks WHERE completed_at IS NOT NULL) AS difference FROM entries WHERE ledger = 'total'`,
    )
    .get()
  expect(paid).toEqual({ difference: 0 })
}

/** Every mutation of a person that the server knows, by name. */
export function mutationsOf(
  { database }: TestServer,
  userId: string,
): readonly { name: string; status: string }[] {
  return database
    .prepare<[string], { name: string; status: string }>(
      'SELECT name, status FROM mutations WHERE user_id = ? ORDER BY id',
    )
    .all(userId)
}

function sorted(rows: readonly AnyRow[]): readonly AnyRow[] {
  return rows.map(withoutIndexKeys).toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

function withoutIndexKeys(row: AnyRow): AnyRow {
  return Object.fromEntries(
    Object.entries(row).filter(([field]) => !field.startsWith('_')),
  ) as AnyRow
}
