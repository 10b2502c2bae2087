/** Downloads all data of the person as one file, through the API client, which names the account. */
import { MINUTE_MS } from '#domain/calendar.ts'
import { call } from '#web/api/call.ts'
import { useAccount } from '#web/data/account.ts'
import { messageOf } from '#web/shared/connection/message-of.ts'
import { saveFile } from '#web/shared/files/save-file.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { usePending } from '#web/ui/use-pending.ts'
import { settingsTexts } from './texts.ts'

const texts = settingsTexts.data

/** The server reads everything about the person, and on a slow line their pictures take long. */
const TIMEOUT_MS = 10 * MINUTE_MS

export function useExport() {
  const { id } = useAccount()
  const [isBusy, run] = usePending()

  async function save(): Promise<void> {
    try {
      const mine = await call({
        method: 'GET',
        path: '/api/users/me/export',
        account: id,
        timeoutMs: TIMEOUT_MS,
      })
      saveFile(JSON.stringify(mine, null, 2), { name: texts.fileName, type: 'application/json' })
    } catch (error) {
      showToast({ title: texts.failed, description: messageOf(error), tone: 'bad' })
    }
  }

  return { isBusy, download: () => run(save) }
}
