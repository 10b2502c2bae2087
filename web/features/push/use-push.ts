/** Whether this device gets pushes, and the person's preferences; requested from the server while shown. */
import { useState } from 'react'
import type { PushPreferences } from '#domain/notifications/push-api.ts'
import { pushApi } from '#domain/notifications/push-api.ts'
import { callApi } from '#web/api/call.ts'
import { useAccount } from '#web/data/account.ts'
import { messageOf } from '#web/shared/connection/message-of.ts'
import { useChosen } from '#web/shared/connection/use-chosen.ts'
import { useFetchedApi } from '#web/shared/connection/use-fetched-api.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { askPermission, pushSupport, turnPushOff, turnPushOn } from './push-device.ts'
import { pushTexts as texts } from './texts.ts'

export type DeviceState = 'unsupported' | 'installFirst' | 'denied' | 'off' | 'on'

export type PushControl = {
  /** Null until the server has said whether it is on. */
  readonly device: DeviceState | null
  readonly preferences: PushPreferences | null
  readonly isOnline: boolean
  readonly isFailed: boolean
  readonly isBusy: boolean
  readonly reload: () => void
  readonly turnOn: () => Promise<void>
  readonly turnOff: () => Promise<void>
  readonly test: () => Promise<void>
  readonly save: (preferences: PushPreferences) => Promise<void>
}

export function usePush(): PushControl {
  const { id } = useAccount()
  const { value, failure, isOnline, reload } = useFetchedApi(pushApi.push)
  const [isBusy, setBusy] = useState(false)

  async function attempt(title: string, work: () => Promise<unknown>): Promise<boolean> {
    setBusy(true)
    try {
      await work()
      return true
    } catch (error) {
      showToast({ title, description: reasonOf(error), tone: 'bad' })
      return false
    } finally {
      setBusy(false)
    }
  }

  async function change(done: string, work: () => Promise<void>): Promise<void> {
    if (await attempt(texts.failed, work)) showToast({ title: done })
    reload()
  }

  const { chosen, save } = useChosen((preferences: PushPreferences) =>
    attempt(texts.saveFailed, () => callApi(pushApi.savePreferences, preferences, id)),
  )

  return {
    device: deviceState(value?.is_on),
    preferences: chosen ?? value?.preferences ?? null,
    isOnline,
    isFailed: failure !== null,
    isBusy,
    reload,
    async turnOn() {
      if (value === null) return
      // First, and during the tap itself: browsers allow the question at no other time.
      if (!(await askPermission())) return reload()
      await change(texts.turnedOn, () => turnPushOn(id, value.public_key))
    },
    turnOff: () => change(texts.turnedOff, () => turnPushOff(id)),
    async test() {
      if (await attempt(texts.testFailed, () => callApi(pushApi.test, undefined, id)))
        showToast({ title: texts.tested, description: texts.testedText })
      else reload()
    },
    save,
  }
}

function deviceState(isOn: boolean | undefined): DeviceState | null {
  const support = pushSupport()
  if (support === 'askable' || support === 'granted') {
    if (isOn === undefined) return null
    return isOn && support === 'granted' ? 'on' : 'off'
  }
  return support
}

/** A browser without a push service, or in a private window, explains this in its own words. */
function reasonOf(error: unknown): string {
  return error instanceof DOMException ? texts.browserRefused : messageOf(error)
}
