/** A dialog with a form and its submit button. */
import type { LucideIcon } from 'lucide-react'
import { Button } from './button.tsx'
import type { DialogProps } from './dialog.tsx'
import { Dialog } from './dialog.tsx'
import { uiTexts } from './texts.ts'

export interface FormDialogProps extends Omit<DialogProps, 'footer' | 'onSubmit' | 'cancelLabel'> {
  readonly onSubmit: NonNullable<DialogProps['onSubmit']>
  readonly submitLabel: string
  /** Null leaves its button out. */
  readonly cancelLabel?: string | null
  readonly busy: boolean
  /** It cannot be sent now; a child says why. */
  readonly blocked?: boolean
  readonly tone?: 'primary' | 'danger'
  readonly icon?: LucideIcon
}

export function FormDialog(props: FormDialogProps) {
  const { submitLabel, busy, blocked = false, tone = 'primary', icon, ...rest } = props
  const { cancelLabel = uiTexts.cancel, ...dialog } = rest
  return (
    <Dialog
      {...dialog}
      {...(cancelLabel !== null && { cancelLabel })}
      footer={
        <Button
          type="submit"
          tone={tone}
          icon={icon}
          busy={busy}
          aria-disabled={blocked || undefined}
        >
          {submitLabel}
        </Button>
      }
    />
  )
}
