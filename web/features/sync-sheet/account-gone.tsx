/** The account was deleted, perhaps on another device: offers to save unsent changes, then deletes everything here. */
import { FileDown, Trash2 } from 'lucide-react'
import { refusalText } from '#domain/refusal-texts.ts'
import { useAccount, useLive } from '#web/data/account.ts'
import type { AccountDatabase } from '#web/data/database.ts'
import { removeFromDevice } from '#web/data/remove-from-device.ts'
import { countUnsaved, waitingChanges } from '#web/data/unsaved.ts'
import { saveFile } from '#web/shared/files/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { texts } from './texts.ts'

export function AccountGone() {
  const { id, database } = useAccount()
  const unsaved = useLive(countUnsaved)
  return (
    <Stack $gap={2}>
      {unsaved !== undefined && unsaved > 0 && (
        <Button tone="soft" block icon={FileDown} onClick={() => saveUnsent(database)}>
          {texts.gone.save}
        </Button>
      )}
      <Button tone="danger" block icon={Trash2} onClick={() => removeFromDevice(id)}>
        {texts.gone.remove}
      </Button>
    </Stack>
  )
}

async function saveUnsent(database: AccountDatabase): Promise<void> {
  const [waiting, refused] = await Promise.all([
    waitingChanges(database),
    database.rejected.toArray(),
  ])
  const kept = {
    waiting: waiting.map(({ name, at, input }) => ({ name, at, input })),
    refused: refused.map((item) => {
      const { name, at, input } = item
      return { name, at, input, message: refusalText(item) }
    }),
  }
  saveFile(JSON.stringify(kept, null, 2), { name: texts.gone.file, type: 'application/json' })
}
