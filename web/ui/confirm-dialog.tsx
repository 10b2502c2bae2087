/** Asks for confirmation before something that cannot be undone; the focus starts on Cancel. */
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { uiTexts } from './texts.ts'
import { usePending } from './use-pending.ts'

export interface ConfirmDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  /** The dialog is busy while this runs, and closes when it is done; `false` leaves it open. */
  readonly onConfirm: () => Promise<boolean | void>
  readonly title: ReactNode
  readonly description: ReactNode
  readonly confirmLabel: string
  readonly cancelLabel?: string
  readonly tone?: 'danger' | 'primary'
  readonly icon?: LucideIcon
  /** It cannot be confirmed now; a child says why. */
  readonly blocked?: boolean
  readonly children?: ReactNode
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, onConfirm, title, description, confirmLabel, children } = props
  const { tone = 'danger', icon, blocked = false, cancelLabel = uiTexts.cancel } = props
  const [isPending, run] = usePending()
  const [isDone, setDone] = useState(false)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setDone(false)
  }

  async function confirm(): Promise<void> {
    if ((await onConfirm()) === false) return
    // The dialog takes a moment to close, and the answer has been given.
    setDone(true)
    onClose()
  }

  return (
    <Dialog
      alert
      open={open}
      onClose={onClose}
      title={title}
      description={description}
      cancelLabel={cancelLabel}
      footer={
        <Button
          tone={tone}
          icon={icon}
          busy={isPending || isDone}
          aria-disabled={blocked || undefined}
          onClick={() => run(confirm)}
        >
          {confirmLabel}
        </Button>
      }
    >
      {children}
    </Dialog>
  )
}
