/** The badge of the app's icon: the unread notifications of the active account (A3). Page and worker both set it. */
import type { AccountDatabase } from '#web/data/database.ts'

export function countUnread({ notifications }: AccountDatabase): Promise<number> {
  return notifications.orderBy('_unread').count()
}

/** Not everywhere: without it the icon stays as it is. */
export async function showBadge(count: number): Promise<void> {
  if (!('setAppBadge' in navigator)) return
  const setting = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()
  // Refused where the app is not installed, or without the permission to notify.
  await setting.catch(() => undefined)
}
