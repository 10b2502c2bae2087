/** The dialogs about a sent invitation or a partner: its link, and the questions before either is ended. */
import { UserMinus, X } from 'lucide-react'
import type { Partnership } from '#domain/partnerships/partnership.ts'
import { useAccount } from '#web/data/account.ts'
import { OnlineConfirmDialog } from '#web/shared/connection/online-dialogs.tsx'
import { useKept } from '#web/shared/overlay/kept.tsx'
import { runUndoable } from '#web/shared/undo/undoable-toast.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Sentence } from '#web/ui/name.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { LinkDialog } from './link-dialog.tsx'
import type { Together } from './partner-lists.ts'
import { partnersTexts } from './texts.ts'

type Shown = { readonly open: boolean; readonly onClose: () => void }
type InvitationProps = Shown & { readonly invitation: Partnership | undefined }

/** Shows the link of an invitation that was sent earlier. */
export function InvitationDialog({ invitation, ...shown }: InvitationProps) {
  const kept = useKept(invitation)
  if (!kept || kept.token === null) return null
  return <LinkDialog {...shown} id={kept.id} email={kept.email} token={kept.token} />
}

/** Works without a connection. */
export function CancelDialog({ open, invitation, onClose }: InvitationProps) {
  const account = useAccount()
  const kept = useKept(invitation)
  if (!kept) return null
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={async () => {
        const change = { name: 'cancelInvitation', input: { id: kept.id } } as const
        await runUndoable(account, change, { title: partnersTexts.toasts.cancelled })
      }}
      icon={X}
      title={partnersTexts.confirmTitle}
      description={partnersTexts.confirmCancel(kept.email)}
      confirmLabel={partnersTexts.cancelInvitation}
      cancelLabel={partnersTexts.keep}
    />
  )
}

/** Needs a connection: a person must know that removing a partner took effect (F4). */
export function RemoveDialog({
  open,
  together,
  onClose,
}: Shown & { readonly together: Together | undefined }) {
  const account = useAccount()
  const kept = useKept(together)
  if (!kept) return null
  return (
    <OnlineConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={async () => {
        const isDone = await account.run('removePartner', { id: kept.partnership.id })
        if (isDone) showToast({ title: partnersTexts.toasts.removed })
        return isDone
      }}
      icon={UserMinus}
      title={partnersTexts.confirmTitle}
      description={
        <Sentence name={kept.person.name}>{partnersTexts.confirmRemove(kept.person.name)}</Sentence>
      }
      confirmLabel={partnersTexts.remove}
    />
  )
}
