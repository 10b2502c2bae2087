/** Background work of an open account for push: the badge, the subscription, and the periodic refresh. */
import { liveQuery } from 'dexie'
import { HttpError, NetworkError } from '#web/api/call.ts'
import type { AccountDatabase } from '#web/data/database.ts'
import { countUnread, showBadge } from './app-badge.ts'
import { requestPeriodicRefresh } from './periodic-refresh.ts'
import { keepPushOn } from './push-device.ts'
import { tellAttention } from './tell-attention.ts'

export function startPush(database: AccountDatabase, account: string, until: AbortSignal): void {
  if (until.aborted) return
  const badge = liveQuery(() => countUnread(database)).subscribe((count) => void showBadge(count))
  until.addEventListener('abort', () => {
    badge.unsubscribe()
    void showBadge(0)
  })
  void requestPeriodicRefresh()
  void keepPushOn(account).then(
    (isOn) => isOn && !until.aborted && tellAttention(account, until),
    reportUnexpected,
  )
}

/** Without a connection, or with a browser that refuses, the next start tries again. */
function reportUnexpected(error: unknown): void {
  const isExpected =
    error instanceof HttpError || error instanceof NetworkError || error instanceof DOMException
  if (!isExpected) reportError(error)
}
