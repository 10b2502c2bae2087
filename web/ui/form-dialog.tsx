/** A dialog with a form and its submit button. */
import type { LucideIcon } from 'lucide-react'
import { createContext, useState } from 'react'
import { Button } from './button.tsx'
import type { DialogProps } from './dialog.tsx'
import { Dialog } from './dialog.tsx'
import { uiTexts } from './texts.ts'

export interface FormDialogProps extends Omit<DialogProps, 'footer' | 'onSubmit' | 'cancelLabel'> {
  readonly onSubmit: NonNullable<DialogProps['onSubmit']>
  readonly submitLabel: string
  /** Null omits its button. */
  readonly cancelLabel?: string | null
  readonly busy: boolean
  /** It cannot be submitted now; a child says why. */
  readonly blocked?: boolean
  readonly tone?: 'primary' | 'danger'
  readonly icon?: LucideIcon
}

/** For a field with a value that is still being made, such as a picture: the form is not submitted without it. */
export const FieldWorkContext = createContext<(isUnderWay: boolean) => void>(() => undefined)

export function FormDialog(props: FormDialogProps) {
  const { submitLabel, busy, blocked = false, tone = 'primary', icon, ...rest } = props
  const { cancelLabel = uiTexts.cancel, ...dialog } = rest
  const [isFieldBusy, setFieldBusy] = useState(false)
  return (
    <FieldWorkContext value={setFieldBusy}>
      <Dialog
        {...dialog}
        {...(cancelLabel !== null && { cancelLabel })}
        footer={
          <Button
            type="submit"
            tone={tone}
            icon={icon}
            busy={busy || isFieldBusy}
            aria-disabled={blocked || undefined}
          >
            {submitLabel}
          </Button>
        }
      />
    </FieldWorkContext>
  )
}
