/** Asks for confirmation before an account is signed out on all its devices. */
import { LogOut } from 'lucide-react'
import { NeedsConnection } from '#web/shared/connection/needs-connection.tsx'
import { useOnline } from '#web/shared/connection/use-online.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import type { MemberDialogProps } from './member-dialog-props.ts'
import { adminTexts } from './texts.ts'
import { useAdminActions } from './use-admin-actions.ts'

const texts = adminTexts.endSessions

export function EndSessionsDialog({ member, open, onClose }: MemberDialogProps) {
  const isOnline = useOnline()
  const { endSessions } = useAdminActions()
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => endSessions(member)}
      icon={LogOut}
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
