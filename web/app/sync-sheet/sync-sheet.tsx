/** Everything about syncing in one sheet: what the server refused, what waits, and when it last worked. */
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useAccount } from '#web/data/account.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { syncStateOf, useSyncFacts } from './sync-state.ts'
import { texts } from './texts.ts'

export function SyncSheet({
  open,
  onClose,
}: {
  readonly open: boolean
  readonly onClose: () => void
}) {
  const facts = useSyncFacts()
  const account = useAccount()
  const [busy, setBusy] = useState(false)
  const state = facts === undefined ? 'synced' : syncStateOf(facts)
  return (
    <Dialog
      open={open && facts !== undefined}
      onClose={onClose}
      title={texts.states[state](facts?.waiting ?? 0)}
      description={texts.explanations[state](facts?.refused ?? 0)}
      closeLabel="Close"
      footer={
        <Button
          tone="soft"
          block
          icon={RefreshCw}
          busy={busy}
          onClick={() => {
            setBusy(true)
            void account.syncNow().finally(() => setBusy(false))
          }}
        >
          Sync now
        </Button>
      }
    />
  )
}
