/** Asks before something that cannot be undone; the focus starts on the way out. */
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

export interface ConfirmDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly onConfirm: () => void
  readonly title: string
  readonly description: ReactNode
  readonly confirmLabel: string
  readonly cancelLabel: string
  readonly tone?: 'danger' | 'primary'
  readonly icon?: LucideIcon
  readonly busy?: boolean
  /** It cannot be confirmed now; a child says why. */
  readonly blocked?: boolean
  readonly children?: ReactNode
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, onConfirm, title, description, confirmLabel, cancelLabel, children } =
    props
  const { tone = 'danger', icon, busy = false, blocked = false } = props
  return (
    <Dialog
      alert
      open={open}
      onClose={onClose}
      title={title}
      description={description}
      closeLabel={cancelLabel}
      cancelLabel={cancelLabel}
      footer={
        <Button
          tone={tone}
          icon={icon}
          busy={busy}
          aria-disabled={blocked || undefined}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
      }
    >
      {children}
    </Dialog>
  )
}
