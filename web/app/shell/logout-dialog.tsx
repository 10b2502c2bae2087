/** Asks what to do with unsent changes before signing out. */
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useAccount, useLive } from '#web/data/account.ts'
import { countUnsaved } from '#web/data/unsaved.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { InfoLine } from '#web/ui/info-line.tsx'
import { usePending } from '#web/ui/use-pending.ts'
import { texts } from './texts.ts'

export interface LogoutDialogProps {
  readonly onClose: () => void
  readonly onLeave: (how: { readonly discard: boolean }) => Promise<void>
}

type Choice = 'sync' | 'keep' | 'discard'

export function LogoutDialog({ onClose, onLeave }: LogoutDialogProps) {
  const account = useAccount()
  const unsaved = useLive(countUnsaved)
  const [isBusy, run] = usePending()
  const [chosen, setChosen] = useState<Choice>()
  const [isStuck, setStuck] = useState(false)

  const choose = (choice: Choice) =>
    run(async () => {
      setChosen(choice)
      if (choice === 'sync') await syncThenLeave()
      else await onLeave({ discard: choice === 'discard' })
    })
  const busy = isBusy ? chosen : undefined

  async function syncThenLeave() {
    await account.syncNow()
    if ((await countUnsaved(account.database)) === 0) await onLeave({ discard: false })
    else setStuck(true)
  }

  return (
    <Dialog
      open={unsaved !== undefined}
      onClose={onClose}
      title={texts.logout.title}
      description={texts.logout.warning(unsaved ?? 0)}
      footer={
        <>
          <Button tone="dangerSoft" busy={busy === 'discard'} onClick={() => choose('discard')}>
            {texts.logout.discard}
          </Button>
          <Button tone="outline" busy={busy === 'keep'} onClick={() => choose('keep')}>
            {texts.logout.keep}
          </Button>
          <Button icon={RefreshCw} busy={busy === 'sync'} onClick={() => choose('sync')}>
            {texts.logout.syncNow}
          </Button>
        </>
      }
    >
      <p>{texts.logout.choices}</p>
      <div role="status">
        {isStuck && <InfoLine tone="warn">{texts.logout.stillWaiting}</InfoLine>}
      </div>
    </Dialog>
  )
}
