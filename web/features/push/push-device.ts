/** Turns push on and off for an account on this device, and renews it after new sessions and subscriptions. */
import type { CallResponse } from '#domain/api.ts'
import type { PushPreferences } from '#domain/notifications/push-api.ts'
import { pushApi } from '#domain/notifications/push-api.ts'
import { callApi, readApi } from '#web/api/call.ts'
import { deviceDatabase } from '#web/data/device-database.ts'
import { registerSubscription, subscribeBrowser } from './browser-subscription.ts'
import { pushSupport } from './push-support.ts'

export type PushState = CallResponse<typeof pushApi.push>

export function readPush(account: string, signal: AbortSignal): Promise<PushState> {
  return readApi(pushApi.push, { account, signal })
}

/** The permission has been given by now. */
export async function turnPushOn(account: string, publicKey: string): Promise<void> {
  const registration = await navigator.serviceWorker.ready
  await registerSubscription(account, await subscribeBrowser(registration, publicKey))
}

export async function turnPushOff(account: string): Promise<void> {
  await callApi(pushApi.unsubscribe, undefined, account)
  await deviceDatabase.pushes.delete(account)
  if ((await deviceDatabase.pushes.count()) > 0) return
  const registration = await navigator.serviceWorker.ready
  await (await registration.pushManager.getSubscription())?.unsubscribe()
}

export async function sendTestPush(account: string): Promise<void> {
  await callApi(pushApi.test, undefined, account)
}

export async function savePushPreferences(
  account: string,
  preferences: PushPreferences,
): Promise<void> {
  await callApi(pushApi.savePreferences, preferences, account)
}

/** Registers the subscription again after a new session or a new subscription. Resolves to whether push is on. */
export async function keepPushOn(account: string): Promise<boolean> {
  const wanted = await deviceDatabase.pushes.get(account)
  if (!wanted || pushSupport() !== 'granted') return false
  const { is_on, public_key } = await callApi(pushApi.push, undefined, account)
  const registration = await navigator.serviceWorker.ready
  const subscription = await subscribeBrowser(registration, public_key)
  if (!is_on || subscription.endpoint !== wanted.endpoint)
    await registerSubscription(account, subscription)
  return true
}
