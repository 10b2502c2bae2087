/** Keeps syncing everybody of this device who is not in front: their queues empty under their own sessions (A9). */
import { liveQuery } from 'dexie'
import { AccountDatabase } from '#web/data/database.ts'
import { frontId, peopleHere } from '#web/data/device-database.ts'
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
  const subscription = liveQuery(notInFront).subscribe(keep)
  until.addEventListener('abort', () => {
    subscription.unsubscribe()
    keep([])
  })
}

async function notInFront(): Promise<readonly string[]> {
  const [front, people] = await Promise.all([frontId(), peopleHere()])
  return people.map(({ id }) => id).filter((id) => id !== front)
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
