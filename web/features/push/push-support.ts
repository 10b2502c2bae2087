/** Whether this browser supports push, and whether the person allows it. */
import { isInstalled } from '#web/shared/device/display-mode.ts'
import { platformOf } from '#web/shared/device/platform.ts'

/** `installFirst`: iOS pushes to apps on the Home Screen only. */
export type PushSupport = 'unsupported' | 'installFirst' | 'denied' | 'askable' | 'granted'

export function pushSupport(): PushSupport {
  const hasAll = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!hasAll)
    return platformOf(navigator) === 'ios' && !isInstalled() ? 'installFirst' : 'unsupported'
  if (Notification.permission === 'default') return 'askable'
  return Notification.permission
}

/** Asks the person; only ever on a tap of theirs. */
export async function askPermission(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted'
}
