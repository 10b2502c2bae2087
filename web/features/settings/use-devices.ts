/** The sessions of this account: requested when the page opens and when the connection is back. */
import { useCallback } from 'react'
import { useAccount } from '#web/data/account.ts'
import { messageOf } from '#web/shared/connection/message-of.ts'
import type { Fetched } from '#web/shared/connection/use-fetched.ts'
import { useFetched } from '#web/shared/connection/use-fetched.ts'
import { showToast } from '#web/ui/toast-store.ts'
import type { SignedInDevice } from './account-calls.ts'
import { endDevice, endOtherDevices, readDevices } from './account-calls.ts'
import { settingsTexts } from './texts.ts'

const texts = settingsTexts.devices

export type Devices = Fetched<readonly SignedInDevice[]> & {
  readonly end: (device: SignedInDevice) => Promise<void>
  readonly endOthers: () => Promise<void>
}

export function useDevices(): Devices {
  const { id } = useAccount()
  const read = useCallback((signal: AbortSignal) => readDevices(id, signal), [id])
  const fetched = useFetched(read)

  async function tell(work: Promise<void>, done: string): Promise<void> {
    try {
      await work
      showToast({ title: done })
    } catch (error) {
      showToast({ title: texts.failed, description: messageOf(error), tone: 'bad' })
    }
    fetched.reload()
  }

  return {
    ...fetched,
    end: (device) => tell(endDevice(id, device.id), texts.ended),
    endOthers: () => tell(endOtherDevices(id), texts.othersEnded),
  }
}
