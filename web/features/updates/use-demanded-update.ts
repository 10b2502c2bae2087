/** Checks for an update at once when the server requires a newer release; the queue is kept (R38). */
import { useEffect } from 'react'
import { useLive } from '#web/data/account.ts'
import { checkForUpdates } from './app-updates.ts'

export function useDemandedUpdate(): void {
  const status = useLive(({ state }) => state.get('status'))
  const isDemanded = status?.key === 'status' && status.phase === 'upgrade'
  useEffect(() => {
    // What cannot be found out now is asked again when the app starts next, by the browser itself.
    if (isDemanded) checkForUpdates().catch(() => undefined)
  }, [isDemanded])
}
