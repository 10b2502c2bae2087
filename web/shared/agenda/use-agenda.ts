/** What is to do, derived from the rows of this device (C1, T14). */
import { useMemo } from 'react'
import { useSynced } from '#web/data/account.ts'
import { useLoaded } from '#web/shared/loading/use-loaded.ts'
import type { Agenda } from './derive-agenda.ts'
import { readOpen } from './read-open.ts'

const loadDeriving = async () => (await import('./derive-agenda.ts')).deriveAgenda

/** Undefined until it is read; null where nothing repeats and nothing has a date. `at` is an ISO time in UTC. */
export function useAgenda(at: string): Agenda | null | undefined {
  const rows = useSynced(readOpen)
  const derive = useLoaded(loadDeriving, rows !== undefined && rows !== null)
  return useMemo(() => rows && derive?.(rows, at), [rows, derive, at])
}
