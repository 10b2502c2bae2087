/** The state of newer releases as this tab knows it, and the actions for them. web/pwa connects it to the worker. */
import { useSyncExternalStore } from 'react'
import { createExternalStore } from '#web/ui/external-store.ts'

export type UpdateStatus =
  | 'current'
  /** A newer release is on this device and waits until it is activated. */
  | 'available'
  /** It was activated in this tab, which reloads in a moment. */
  | 'updating'
  /** A newer release took over while this tab was open: the tab goes on until its person reloads it. */
  | 'replaced'

export type UpdateWorker = {
  /** Whether the server has a newer release; rejects if that cannot be found out. */
  readonly check: () => Promise<boolean>
  /** Activates the newer release, and reloads this tab. */
  readonly update: () => Promise<void>
}

let worker: UpdateWorker | null = null
const status = createExternalStore<UpdateStatus>('current')

export function connectUpdates(connected: UpdateWorker): void {
  worker = connected
}

export function useUpdateStatus(): UpdateStatus {
  return useSyncExternalStore(status.subscribe, status.get)
}

/** Called from the worker's side. Some states take precedence: a tab that was replaced can only update to itself. */
export function publishUpdate(next: 'available' | 'replaced'): void {
  if (status.get() === 'updating' || status.get() === 'replaced') return
  status.set(next)
}

/** Whether there is a newer release; rejects if that cannot be found out. */
export async function checkForUpdates(): Promise<boolean> {
  if (worker === null) throw new Error('No worker is registered')
  return await worker.check()
}

export async function applyUpdate(): Promise<void> {
  if (worker === null || status.get() === 'updating') return
  status.set('updating')
  await worker.update()
}
