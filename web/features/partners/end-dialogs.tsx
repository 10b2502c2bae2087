/** Asks for confirmation before an invitation is cancelled or a partnership ended. */
import { UserMinus, X } from 'lucide-react'
import { useState } from 'react'
import type { Partnership } from '#domain/partnerships/partnership.ts'
import { useAccount } from '#web/data/account.ts'
import { NeedsConnection } from '#web/shared/connection/needs-connection.tsx'
import { useOnline } from '#web/shared/connection/use-online.ts'
import { runUndoable } from '#web/shared/undo/undoable-toast.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Sentence } from '#web/ui/name.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import type { Together } from './partner-lists.ts'
import { partnersTexts } from './texts.ts'

type Shown = { readonly open: boolean; readonly onClose: () => void }

/** Works without a connection. */
export function CancelDialog({
  open,
  invitation,
  onClose,
}: Shown & { readonly invitation: Partnership | undefined }) {
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

/** Needs a connection: one must know that removing a partner took effect (F4). */
export function RemoveDialog({
  open,
  together,
  onClose,
}: Shown & { readonly together: Together | undefined }) {
  const account = useAccount()
  const isOnline = useOnline()
  const kept = useKept(together)
  if (!kept) return null
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={async () => {
        const isDone = await account.run('removePartner', { id: kept.partnership.id })
        if (isDone) showToast({ title: partnersTexts.toasts.removed })
        return isDone
      }}
      blocked={!isOnline}
      icon={UserMinus}
      title={partnersTexts.confirmTitle}
      description={
        <Sentence name={kept.person.name}>{partnersTexts.confirmRemove(kept.person.name)}</Sentence>
      }
      confirmLabel={partnersTexts.remove}
    >
      <NeedsConnection />
    </ConfirmDialog>
  )
}

/** The subject stays in the sentence while the dialog animates out, although it is already deleted. */
function useKept<T>(value: T | undefined): T | undefined {
  const [kept, setKept] = useState(value)
  if (value !== undefined && kept === undefined) setKept(value)
  return kept
}
