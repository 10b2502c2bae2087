/** The tasks to do, derived from the rows of this device (C1, T14). */
import { useMemo } from 'react'
import { synced, useShared } from '#web/data/account.ts'
import { useLoaded } from '#web/shared/loading/use-loaded.ts'
import type { Agenda } from './derive-agenda.ts'
import type { OpenRows } from './read-open.ts'
import { readOpen } from './read-open.ts'

const loadDeriving = async () => (await import('./derive-agenda.ts')).deriveAgenda

/** Undefined until it is read; null if nothing repeats and nothing has a date. `at` is an ISO time in UTC. */
export function useAgenda(at: string): Agenda | null | undefined {
  return useDerived(useOpenRows(), at)
}

/** The same function for all callers, so that it runs only once. */
export const readOpenOnce = synced(readOpen)

/** The rows from which it is derived. */
export function useOpenRows(): OpenRows | null | undefined {
  return useShared(readOpenOnce)
}

export function useDerived(
  rows: OpenRows | null | undefined,
  at: string,
): Agenda | null | undefined {
  const derive = useLoaded(loadDeriving, rows !== undefined && rows !== null)
  return useMemo(() => rows && derive?.(rows, at), [rows, derive, at])
}
