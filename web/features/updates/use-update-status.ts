/** The update status of this tab. */
import { useSyncExternalStore } from 'react'
import type { UpdateStatus } from './app-updates.ts'
import { subscribeToUpdates, updateStatus } from './app-updates.ts'

export function useUpdateStatus(): UpdateStatus {
  return useSyncExternalStore(subscribeToUpdates, updateStatus)
}
