/** Asks the browser for persistent storage (R39). */
import { deviceDatabase } from '#web/data/device-database.ts'

/** Asked at a moment that makes sense to people: after a change of theirs was saved, or after installing. */
export async function requestPersistence({ again = false } = {}): Promise<boolean> {
  // Over plain http the API does not exist.
  if (navigator.storage?.persist === undefined) return false
  if (await navigator.storage.persisted()) return true
  if (!again && (await deviceDatabase.settings.get('asked'))) return false
  await deviceDatabase.settings.put({ key: 'asked' })
  return navigator.storage.persist()
}

export type StorageFacts = {
  /** Null if the browser does not say. */
  readonly isKept: boolean | null
  readonly usedBytes: number | null
  readonly freeBytes: number | null
}

export async function readStorageFacts(): Promise<StorageFacts> {
  const { storage } = navigator
  const isKept = (await storage?.persisted?.()) ?? null
  const { usage, quota } = (await storage?.estimate?.()) ?? {}
  return {
    isKept,
    usedBytes: usage ?? null,
    freeBytes: quota === undefined ? null : Math.max(quota - (usage ?? 0), 0),
  }
}
