/**
 * The push subscription of this browser: all accounts of the device share it, and each registers it under its own
 * session.
 */
import type { PushSubscription as Subscription } from '#domain/notifications/push-subscription.ts'
import { pushSubscription, subscribe } from '#domain/notifications/push-subscription.ts'
import { callApi } from '#web/api/call.ts'
import { deviceDatabase } from '#web/data/device-database.ts'

/** Subscribes, or finds an existing subscription. Rejects if the browser refuses or has no push service. */
export async function subscribeBrowser(
  { pushManager }: ServiceWorkerRegistration,
  publicKey: string,
): Promise<Subscription> {
  const known = await pushManager.getSubscription()
  if (known && isFor(known, publicKey)) return pushSubscription.parse(known.toJSON())
  // Made with the key of another server, or of this one before it lost its data: it is unusable.
  await known?.unsubscribe()
  const made = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  return pushSubscription.parse(made.toJSON())
}

/** Sends the server the endpoint of this device for an account, and remembers that its person wants pushes. */
export async function registerSubscription(
  account: string,
  subscription: Subscription,
): Promise<void> {
  await callApi(subscribe, subscription, account)
  const { endpoint } = subscription
  // Otherwise code that follows this table would register again and again if the server keeps no subscription.
  if ((await deviceDatabase.pushes.get(account))?.endpoint !== endpoint)
    await deviceDatabase.pushes.put({ id: account, endpoint })
}

function isFor({ options }: PushSubscription, publicKey: string): boolean {
  if (options.applicationServerKey === null) return false
  return keyText(options.applicationServerKey) === publicKey
}

/** A key in base64url, as the server sends it. */
export function keyText(key: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(key)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
