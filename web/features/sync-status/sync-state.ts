/** The sync status of this device, from the local tables alone. */
import { useEffect, useState } from 'react'
import { useLive } from '#web/data/account.ts'
import type { AccountDatabase, SyncStatus } from '#web/data/database.ts'
import { countWaiting } from '#web/data/unsaved.ts'

export type SyncFacts = {
  /** Changes the server has not answered yet. */
  readonly waiting: number
  /** Changes that the server refused, until the person decides. */
  readonly refused: number
  readonly phase: SyncStatus['phase']
  readonly lastSyncedAt: string | null
  /** How far the server's clock differs from this device's, in milliseconds. */
  readonly clockOffsetMs: number
}

export type SyncState =
  | 'synced'
  | 'syncing'
  | 'offline'
  | 'attention'
  | 'signIn'
  | 'upgrade'
  | 'held'
  | 'deleted'

/** An exchange shorter than this is not shown. */
const SHOW_AFTER_MS = 500

async function readSyncFacts(database: AccountDatabase): Promise<SyncFacts> {
  const [waiting, refused, status, state] = await Promise.all([
    countWaiting(database),
    database.rejected.count(),
    database.state.get('status'),
    database.state.get('sync'),
  ])
  return {
    waiting,
    refused,
    phase: status?.phase ?? 'idle',
    lastSyncedAt: state?.lastSyncedAt ?? null,
    clockOffsetMs: state?.clockOffsetMs ?? 0,
  }
}

/** The one status to show: first what needs a person, then what blocks sync, then what resolves itself. */
export function syncStateOf({ waiting, refused, phase, lastSyncedAt }: SyncFacts): SyncState {
  if (phase === 'deleted' || phase === 'signIn') return phase
  if (refused > 0) return 'attention'
  if (phase === 'offline' || phase === 'upgrade' || phase === 'held') return phase
  return phase === 'syncing' || waiting > 0 || lastSyncedAt === null ? 'syncing' : 'synced'
}

/** The facts as they change; undefined until first read. During a short exchange they stay as before it. */
export function useSyncFacts(): SyncFacts | undefined {
  const facts = useLive(readSyncFacts)
  const isSyncing = facts !== undefined && syncStateOf(facts) === 'syncing'
  const isLong = useLasting(isSyncing)
  const [shown, setShown] = useState(facts)
  if (facts !== shown && (isLong || !isSyncing)) setShown(facts)
  return shown
}

/** True once something has been the case for a while. */
function useLasting(isSo: boolean): boolean {
  const [isLasting, setLasting] = useState(false)
  useEffect(() => {
    if (!isSo) return
    const timer = setTimeout(() => setLasting(true), SHOW_AFTER_MS)
    return () => {
      clearTimeout(timer)
      setLasting(false)
    }
  }, [isSo])
  return isLasting
}
