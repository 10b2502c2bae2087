/** The devices signed in to this account: asked of the server when the page opens and when the connection is back. */
import { useCallback, useEffect, useState } from 'react'
import { useAccount } from '#web/data/account.ts'
import { useOnline } from '#web/parts/connection/use-online.ts'
import { showToast } from '#web/ui/toast-store.ts'
import type { SignedInDevice } from './account-calls.ts'
import { endDevice, endOtherDevices, messageOf, readDevices } from './account-calls.ts'
import { settingsTexts } from './texts.ts'

const texts = settingsTexts.devices

type Known = {
  /** Null until they are known, and when they cannot be. */
  readonly list: readonly SignedInDevice[] | null
  readonly isFailed: boolean
}

export type Devices = Known & {
  readonly isOnline: boolean
  readonly reload: () => void
  readonly end: (device: SignedInDevice) => Promise<void>
  readonly endOthers: () => Promise<void>
}

export function useDevices(): Devices {
  const { id } = useAccount()
  const isOnline = useOnline()
  const [known, setKnown] = useState<Known>({ list: null, isFailed: false })
  const reload = useCallback(() => {
    void readDevices(id).then(
      (list) => setKnown({ list, isFailed: false }),
      () => setKnown(({ list }) => ({ list, isFailed: true })),
    )
  }, [id])

  useEffect(() => {
    if (isOnline) reload()
  }, [isOnline, reload])

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
    ...known,
    isOnline,
    reload,
    end: (device) => tell(endDevice(id, device.id), texts.ended),
    endOthers: () => tell(endOtherDevices(id), texts.othersEnded),
  }
}
