/** The engine in the tabs of a browser, which share one database. */
import { Dexie } from 'dexie'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { ExchangeRequest } from '#domain/sync-protocol.ts'
import { AccountDatabase } from '#web/data/database.ts'
import { createDexieStore } from '#web/data/dexie-store.ts'
import { startSync } from './start-sync.ts'

const account = 'a-person'

function openTab(fetcher: typeof fetch) {
  const database = new AccountDatabase(account)
  vi.stubGlobal('fetch', fetcher)
  // In the place of null: browsers without locks have none.
  vi.stubGlobal('navigator', { onLine: true })
  const store = createDexieStore(database)
  const { loop, stop } = startSync({ database, store, account, hasStream: false })
  const close = () => {
    stop()
    database.close()
  }
  onTestFinished(close)
  return { database, sync: () => loop.syncNow(), close }
}

const answer: typeof fetch = (_, init) => {
  const { cursor } = JSON.parse(init?.body as string) as ExchangeRequest
  const page = {
    base: cursor,
    cursor: 'e.1',
    reset: cursor === null,
    more: false,
    put: {},
    gone: {},
  }
  const now = new Date().toISOString()
  const settings = { planLimits: true }
  return Promise.resolve(Response.json({ mitten: 1, account, now, settings, results: [], page }))
}
const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'))

test('a tab that is answered says so again after another one, closed since, was offline', async () => {
  const tab = openTab(answer)
  onTestFinished(() => Dexie.delete(tab.database.name))
  const phase = async () => (await tab.database.state.get('status')) ?? null
  await tab.sync()
  await expect.poll(phase).toMatchObject({ phase: 'idle' })
  const other = openTab(noAnswer)
  await other.sync()
  await expect.poll(phase).toMatchObject({ phase: 'offline' })
  other.close()
  await tab.sync()
  await expect.poll(phase).toMatchObject({ phase: 'idle' })
})
