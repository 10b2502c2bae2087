/** Keeps the badge of the app's icon up to date while the app is open, also past midnight (A3). */
import { liveQuery } from 'dexie'
import { MINUTE_MS } from '#domain/calendar.ts'
import type { AccountDatabase } from '#web/data/database.ts'
import { sharedQuery } from '#web/data/shared-query.ts'
import type { WaitingCounts } from '#web/features/waiting/count-waiting.ts'
import { readCounts, totalOf } from '#web/features/waiting/count-waiting.ts'
import type { OpenRows } from '#web/shared/agenda/read-open.ts'
import { readOpenOnce } from '#web/shared/agenda/use-agenda.ts'
import { correctedNow } from '#web/shared/time/use-now.ts'
import { hasBadge, isBadgeOn, showBadge } from './app-badge.ts'

export function keepBadge(database: AccountDatabase, account: string, until: AbortSignal): void {
  if (!hasBadge()) return
  let stop: (() => void) | null = null
  const choice = liveQuery(isBadgeOn).subscribe((isOn) => {
    stop?.()
    stop = isOn ? follow(database, account) : null
    if (!isOn) void showBadge(0)
  })
  until.addEventListener('abort', () => {
    choice.unsubscribe()
    stop?.()
    void showBadge(0)
  })
}

/** Needed if something repeats or has a date. */
const loadCounting = async () => (await import('#web/shared/agenda/derive-agenda.ts')).countDue

/** Runs until the returned function is called. The tasks are read once for this and for the screens. */
function follow(database: AccountDatabase, account: string): () => void {
  const stopped = new AbortController()
  let decisions: WaitingCounts | null = null
  let open: OpenRows | null | undefined

  async function show(): Promise<void> {
    if (decisions === null || open === undefined) return
    const at = correctedNow().toISOString()
    const due = open === null ? 0 : (await loadCounting())(open, { person: account, at })
    if (!stopped.signal.aborted) await showBadge(totalOf(decisions) + due)
  }
  const asked = liveQuery(() => readCounts(database, account)).subscribe((found) => {
    decisions = found
    void show()
  })
  const stopReading = sharedQuery({ database, id: account }, readOpenOnce).subscribe((found) => {
    open = found
    void show()
  }, leaveToScreens)
  const timer = setInterval(() => void show(), MINUTE_MS)
  return () => {
    stopped.abort()
    asked.unsubscribe()
    stopReading()
    clearInterval(timer)
  }
}

/** The screens say what cannot be read, and why. */
function leaveToScreens(): void {}
