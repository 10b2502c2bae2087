/**
 * The badge of the app's icon: how much waits for the active person today, that is their own tasks that are due and the
 * decisions they are asked for (A3). Both page and worker set it; each device decides whether to show it.
 */
import { deviceDatabase } from '#web/data/device-database.ts'

/** Not supported everywhere: without it the icon stays as it is. */
export function hasBadge(): boolean {
  return 'setAppBadge' in navigator
}

export async function showBadge(count: number): Promise<void> {
  if (!hasBadge()) return
  const setting = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()
  // Refused if the app is not installed, or without the permission to show notifications.
  await setting.catch(() => undefined)
}

export async function isBadgeOn(): Promise<boolean> {
  return (await deviceDatabase.settings.get('badge-off')) === undefined
}

export async function saveBadgeChoice(isOn: boolean): Promise<void> {
  if (isOn) await deviceDatabase.settings.delete('badge-off')
  else await deviceDatabase.settings.put({ key: 'badge-off' })
}
