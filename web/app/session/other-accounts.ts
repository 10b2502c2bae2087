/** Syncs the accounts of this device that are not active, so that their queues are sent under their own sessions (A9). */
import { liveQuery } from 'dexie'
import { AccountDatabase } from '#web/data/database.ts'
import { activeAccountId, peopleHere } from '#web/data/device-database.ts'
import { createDexieStore } from '#web/data/dexie-store.ts'
import { startSync } from '#web/sync/start-sync.ts'

type Stop = () => void

export function syncOtherAccounts(until: AbortSignal): void {
  if (until.aborted) return
  const running = new Map<string, Stop>()
  const keep = (ids: readonly string[]) => {
    for (const [id, stop] of running) {
      if (ids.includes(id)) continue
      stop()
      running.delete(id)
    }
    for (const id of ids) if (!running.has(id)) running.set(id, startQuietly(id))
  }
  const subscription = liveQuery(inactiveAccounts).subscribe(keep)
  until.addEventListener('abort', () => {
    subscription.unsubscribe()
    keep([])
  })
}

async function inactiveAccounts(): Promise<readonly string[]> {
  const [active, people] = await Promise.all([activeAccountId(), peopleHere()])
  return people.map(({ id }) => id).filter((id) => id !== active)
}

function startQuietly(account: string): Stop {
  const database = new AccountDatabase(account)
  const store = createDexieStore(database)
  const syncing = startSync({ database, store, account, hasStream: false })
  return () => {
    syncing.stop()
    database.close()
  }
}
