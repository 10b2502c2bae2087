/**
 * The badge of the app's icon: what waits for the active person today, which is their own tasks that are due and what they
 * are asked to decide (A3). Page and worker both set it; whether this device shows it is a choice of the device.
 */
import { deviceDatabase } from '#web/data/device-database.ts'

/** Not everywhere: without it the icon stays as it is. */
export function hasBadge(): boolean {
  return 'setAppBadge' in navigator
}

export async function showBadge(count: number): Promise<void> {
  if (!hasBadge()) return
  const setting = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()
  // Refused where the app is not installed, or without the permission to notify.
  await setting.catch(() => undefined)
}

export async function isBadgeOn(): Promise<boolean> {
  return (await deviceDatabase.settings.get('badge-off')) === undefined
}

export async function saveBadgeChoice(isOn: boolean): Promise<void> {
  if (isOn) await deviceDatabase.settings.delete('badge-off')
  else await deviceDatabase.settings.put({ key: 'badge-off' })
}
