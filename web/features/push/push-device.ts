/** Whether this device can get pushes; turns them on and off for an account, and renews them in time. */
import { pushApi } from '#domain/notifications/push-api.ts'
import { callApi, HttpError, NetworkError } from '#web/api/call.ts'
import { deviceDatabase } from '#web/data/device-database.ts'
import { isInstalled } from '#web/shared/device/display-mode.ts'
import { platformOf } from '#web/shared/device/platform.ts'
import { registerSubscription, subscribeBrowser } from './browser-subscription.ts'

/** Whether this browser supports push, and whether the person allows it. `installFirst`: iOS pushes to apps on the Home Screen only. */
export type PushSupport = 'unsupported' | 'installFirst' | 'denied' | 'askable' | 'granted'

export function pushSupport(): PushSupport {
  const hasAll = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!hasAll)
    return platformOf(navigator) === 'ios' && !isInstalled() ? 'installFirst' : 'unsupported'
  if (Notification.permission === 'default') return 'askable'
  return Notification.permission
}

/** Asks the person; only after a tap of theirs. */
export async function askPermission(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted'
}

/** By now the permission has been given. */
export async function turnPushOn(account: string, publicKey: string): Promise<void> {
  const { serviceWorker } = navigator
  // A browser refuses the worker of a server whose certificate it does not trust: it would be waited for in vain.
  if ((await serviceWorker.getRegistration()) === undefined)
    throw new DOMException('There is no worker', 'InvalidStateError')
  const registration = await serviceWorker.ready
  await registerSubscription(account, await subscribeBrowser(registration, publicKey))
}

export async function turnPushOff(account: string): Promise<void> {
  await callApi(pushApi.unsubscribe, undefined, account)
  await deviceDatabase.pushes.delete(account)
  if ((await deviceDatabase.pushes.count()) > 0) return
  const registration = await navigator.serviceWorker.ready
  await (await registration.pushManager.getSubscription())?.unsubscribe()
}

/**
 * Registers the subscription again for a person who wants pushes here, if a new session or a new subscription requires
 * it. Without a connection, or if the browser refuses, it is tried again later.
 */
export async function keepPushOn(account: string): Promise<void> {
  try {
    await renewPush(account)
  } catch (error) {
    const isExpected =
      error instanceof HttpError || error instanceof NetworkError || error instanceof DOMException
    if (!isExpected) reportError(error)
  }
}

async function renewPush(account: string): Promise<void> {
  const wanted = await deviceDatabase.pushes.get(account)
  if (!wanted || pushSupport() !== 'granted') return
  const { is_on, public_key } = await callApi(pushApi.push, undefined, account)
  const registration = await navigator.serviceWorker.ready
  const subscription = await subscribeBrowser(registration, public_key)
  if (!is_on || subscription.endpoint !== wanted.endpoint)
    await registerSubscription(account, subscription)
}
