/** Watches the storage of an open account: detects that the browser deleted it, and reopens a lost connection. */
import { liveQuery } from 'dexie'
import type { AccountDatabase } from '#web/data/database.ts'
import { deviceDatabase } from '#web/data/device-database.ts'
import { probe } from '#web/data/dexie-store.ts'
import { isSynced } from '#web/data/first-page.ts'
import { isQuotaExceeded } from '#web/data/storage-errors.ts'
import { requestPersistence } from '#web/features/storage/persistence.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { texts } from './texts.ts'

export function watchStorage(database: AccountDatabase, account: string, until: AbortSignal): void {
  const subscription = liveQuery(() => isSynced(database)).subscribe((synced) => {
    void compare(account, synced).catch((error: unknown) => {
      if (!isQuotaExceeded(error)) reportError(error)
    })
  })
  const probeIfVisible = () => {
    if (document.visibilityState === 'visible') void probe(database).catch(reportError)
  }
  document.addEventListener('visibilitychange', probeIfVisible, { signal: until })
  // Once the app is installed, browsers agree that refused before (R39).
  window.addEventListener('appinstalled', () => void requestPersistence({ again: true }), {
    signal: until,
  })
  until.addEventListener('abort', () => subscription.unsubscribe())
}

/** The first sync restores the data by itself; this only tells the person (R40). */
export function showEviction(): void {
  showToast({ title: texts.evicted.title, description: texts.evicted.text, tone: 'bad' })
}

/** Shown once: the device tries again by itself, and each attempt would show the message again. */
export function createNoRoomToast(): () => void {
  let isShown = false
  return () => {
    if (!isShown)
      showToast({ title: texts.noRoom.title, description: texts.noRoom.text, tone: 'bad' })
    isShown = true
  }
}

async function compare(account: string, isFilled: boolean): Promise<void> {
  const known = await deviceDatabase.accounts.get(account)
  if (!known || (known.isFilled === true) === isFilled) return
  if (known.isFilled === true) showEviction()
  await deviceDatabase.accounts.update(account, { isFilled })
}
