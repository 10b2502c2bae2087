/** Asks for confirmation before all notifications are deleted, opened by the address: ?clear=1. */
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Notification } from '#domain/notifications/notification.ts'
import { OverlaySlot } from '#web/shared/overlay/overlay-slot.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { notificationsTexts } from './texts.ts'
import { useNotificationActions } from './use-notification-actions.ts'

export type ClearDialogProps = {
  readonly count: number
  readonly newest: Pick<Notification, 'created_at' | 'id'>
}

export function ClearDialog(props: ClearDialogProps) {
  return (
    <OverlaySlot parameter="clear">{(shown) => <Question {...props} {...shown} />}</OverlaySlot>
  )
}

type QuestionProps = ClearDialogProps & { readonly open: boolean; readonly onClose: () => void }

function Question({ count, newest, open, onClose }: QuestionProps) {
  const { clear } = useNotificationActions()
  // What arrives while the question stands was not meant by it (rule R47).
  const [asked] = useState({ count, newest })
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={async () => {
        // The list may take its time to go; the question need not stand so long.
        void clear(asked.newest)
      }}
      icon={Trash2}
      title={notificationsTexts.confirmTitle}
      description={notificationsTexts.confirmClear(asked.count)}
      confirmLabel={notificationsTexts.clearAll}
      cancelLabel={notificationsTexts.cancel}
    />
  )
}
