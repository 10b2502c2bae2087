/** Syncs every account signed in on this device without a page, with the same engine as the page. */
import { AccountDatabase, databaseName } from '#web/data/database.ts'
import { peopleHere } from '#web/data/device-database.ts'
import { createDexieStore } from '#web/data/dexie-store.ts'
import { syncPhotos } from '#web/data/photos/photo-sync.ts'
import { exchange } from '#web/sync/exchange.ts'
import { withLock } from '#web/sync/locks.ts'
import { exchangeLock, photoLock } from '#web/sync/names.ts'
import { createTransport } from '#web/sync/transport.ts'

const LOCK_TIMEOUT_MS = 10_000

/** Whether to skip an account that has nothing to send. */
type Options = { readonly onlyIfWaiting: boolean }

/** Rejects if something could not be sent, so that the browser tries again later. */
export function drainOutboxes(): Promise<void> {
  return exchangeForAll({ onlyIfWaiting: true })
}

/** The same, but for every account: also fetches what is new. */
export function refreshAll(): Promise<void> {
  return exchangeForAll({ onlyIfWaiting: false })
}

async function exchangeForAll(options: Options): Promise<void> {
  const accounts = await peopleHere()
  const runs = await Promise.allSettled(accounts.map(({ id }) => drain(id, options)))
  const failed = runs.find((run) => run.status === 'rejected')
  if (failed) throw failed.reason
}

async function drain(account: string, { onlyIfWaiting }: Options): Promise<void> {
  const database = new AccountDatabase(account)
  if (!(await isUpToDate(account, database.verno))) return
  const store = createDexieStore(database)
  const deps = {
    store,
    account,
    transport: createTransport(fetch.bind(globalThis)),
    clock: Date.now,
  }
  const work = async () => {
    const asked = { attempt: 0, limit: Infinity, onlyIfWaiting }
    let { hasMore } = await exchange(deps, { ...asked, isProbe: true })
    while (hasMore) ({ hasMore } = await exchange(deps, asked))
  }
  try {
    await withLock(exchangeLock(account), work, LOCK_TIMEOUT_MS)
    const photos = () => syncPhotos({ database, account, clock: Date.now })
    await withLock(photoLock(account), photos, LOCK_TIMEOUT_MS)
  } finally {
    // An open handle here would block the page's next upgrade of the database.
    database.close()
  }
}

/** The worker never upgrades a database; Dexie numbers versions in tens. */
export async function isUpToDate(account: string, version: number): Promise<boolean> {
  const databases = await indexedDB.databases()
  const found = databases.find(({ name }) => name === databaseName(account))
  return found?.version === version * 10
}
