/** Asks for confirmation before the plan becomes Free; it applies at once, and needs a connection (S2). */
import { useState } from 'react'
import type { Plan } from '#domain/users/user.ts'
import { useAccount } from '#web/data/account.ts'
import { NeedsConnection } from '#web/shared/connection/needs-connection.tsx'
import { useOnline } from '#web/shared/connection/use-online.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { settingsTexts } from './texts.ts'

const texts = settingsTexts.plans

export type DowngradeDialogProps = {
  readonly current: Plan
  readonly open: boolean
  readonly onClose: () => void
}

export function DowngradeDialog({ current, open, onClose }: DowngradeDialogProps) {
  const account = useAccount()
  const isOnline = useOnline()
  // The plan it asks about stays in its sentence while the dialog leaves.
  const [left] = useState(current)
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={async () => {
        const isDone = await account.run('changePlan', { plan: 'free' })
        if (isDone) showToast({ title: texts.downgraded, description: texts.downgradedText })
        return isDone
      }}
      tone="primary"
      blocked={!isOnline}
      title={texts.downgrade('free')}
      description={texts.downgradeText(left)}
      confirmLabel={texts.downgrade('free')}
      cancelLabel={settingsTexts.cancel}
    >
      <NeedsConnection />
    </ConfirmDialog>
  )
}
