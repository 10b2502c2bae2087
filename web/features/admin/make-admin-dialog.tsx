/** Asks for confirmation before somebody becomes an admin. */
import { Shield } from 'lucide-react'
import { NeedsConnection } from '#web/shared/connection/needs-connection.tsx'
import { useOnline } from '#web/shared/connection/use-online.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import type { MemberDialogProps } from './member-dialog-props.ts'
import { adminTexts } from './texts.ts'
import { useAdminActions } from './use-admin-actions.ts'

const texts = adminTexts.makeAdmin

export function MakeAdminDialog({ member, open, onClose, onChanged }: MemberDialogProps) {
  const isOnline = useOnline()
  const { makeAdmin } = useAdminActions()
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={async () => {
        const isDone = await makeAdmin(member)
        if (isDone) onChanged()
        return isDone
      }}
      tone="primary"
      icon={Shield}
      blocked={!isOnline}
      title={texts.sure}
      description={texts.question(member.name)}
      confirmLabel={texts.confirm}
      cancelLabel={adminTexts.cancel}
    >
      <NeedsConnection />
    </ConfirmDialog>
  )
}
