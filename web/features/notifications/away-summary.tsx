/** Shows a single toast with the number of new notifications after a long time without the server (A12). */
import { Bell } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { elapsedMs, HOUR_MS } from '#domain/calendar.ts'
import { useAccount, useLive } from '#web/data/account.ts'
import { keep, readKept } from '#web/data/person-keys.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { notificationsTexts } from './texts.ts'

/** After a shorter time, the badge of the bell is enough. */
const AWAY_MS = HOUR_MS

export function AwaySummary() {
  const { id, database } = useAccount()
  const navigate = useNavigate()
  const syncedAt = useLive(async ({ state }) => (await state.get('sync'))?.lastSyncedAt ?? null)

  const sumUp = useEffectEvent(async (now: string) => {
    // The latest sync while somebody had the app open.
    const before = readKept(id, 'seenSync')
    keep(id, 'seenSync', now)
    if (before === null || elapsedMs(before, now) < AWAY_MS) return
    const count = await database.notifications.where('_unread').above(before).count()
    if (count === 0) return
    showToast({
      icon: Bell,
      title: notificationsTexts.toasts.whileAway,
      description: notificationsTexts.toasts.arrived(count),
      action: {
        label: notificationsTexts.toasts.show,
        onPress: () => void navigate('/notifications'),
      },
    })
  })
  useEffect(() => {
    if (syncedAt) void sumUp(syncedAt)
  }, [syncedAt])
  return null
}
