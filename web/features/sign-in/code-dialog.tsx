/** Asks for a code from a parent, in places where others are asked for a password (K3). */
import type { ReactNode } from 'react'
import { NeedsConnection } from '#web/shared/connection/needs-connection.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { CodeInput } from './code-input.tsx'
import { texts } from './texts.ts'
import { useCode } from './use-code.ts'

export type CodeDialogProps = {
  readonly title: string
  readonly description: ReactNode
  readonly onClose: () => void
  /** Gets the account that the code is for: it may be another child's. */
  readonly onDone: (account: string) => unknown
}

export function CodeDialog({ title, description, onClose, onDone }: CodeDialogProps) {
  const form = useCode(onDone)
  return (
    <FormDialog
      open
      onClose={onClose}
      onSubmit={form.submit}
      title={title}
      description={description}
      submitLabel={texts.code.action}
      busy={form.isSubmitting}
    >
      <NeedsConnection />
      <CodeInput form={form} />
    </FormDialog>
  )
}
