/** The sessions of this account: requested when the page opens and when the connection is back. */
import { useCallback } from 'react'
import { useAccount } from '#web/data/account.ts'
import { messageOf } from '#web/shared/connection/message-of.ts'
import { useFetched } from '#web/shared/connection/use-fetched.ts'
import { showToast } from '#web/ui/toast-store.ts'
import type { SignedInDevice } from './account-calls.ts'
import { endDevice, endOtherDevices, readDevices } from './account-calls.ts'
import { settingsTexts } from './texts.ts'

const texts = settingsTexts.devices

export type Devices = {
  /** Null until they are known, and when they cannot be. */
  readonly list: readonly SignedInDevice[] | null
  readonly isFailed: boolean
  readonly isOnline: boolean
  readonly reload: () => void
  readonly end: (device: SignedInDevice) => Promise<void>
  readonly endOthers: () => Promise<void>
}

export function useDevices(): Devices {
  const { id } = useAccount()
  const read = useCallback((signal: AbortSignal) => readDevices(id, signal), [id])
  const { value: list, failure, isOnline, reload } = useFetched(read)

  async function tell(work: Promise<void>, done: string): Promise<void> {
    try {
      await work
      showToast({ title: done })
    } catch (error) {
      showToast({ title: texts.failed, description: messageOf(error), tone: 'bad' })
    }
    reload()
  }

  return {
    list,
    isFailed: failure !== null,
    isOnline,
    reload,
    end: (device) => tell(endDevice(id, device.id), texts.ended),
    endOthers: () => tell(endOtherDevices(id), texts.othersEnded),
  }
}
