/** A dialog: centered from 640 px, a bottom sheet below. Its code loads on first use. */
import { type FormEvent, type ReactNode, Suspense, useState } from 'react'
import { lazyComponent } from './lazy-component.ts'
import { loadDialogPanel } from './overlay-loader.ts'

export type DialogSize = 'medium' | 'wide' | 'columns'

export interface DialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: ReactNode
  /** One sentence under the title. */
  readonly description?: ReactNode
  readonly children?: ReactNode
  /** The actions, last one first: the main button. In a row at the right, or stacked on a phone. */
  readonly footer?: ReactNode
  /** Adds a quiet Cancel before the footer; phones omit it, because they have the close button. */
  readonly cancelLabel?: string
  /** Makes the dialog a form. Then a press outside does not close it. */
  readonly onSubmit?: (event: FormEvent<HTMLFormElement>) => void
  /** `columns` is wide only from 1024 up, for a form in two columns. */
  readonly size?: DialogSize
  /** `paper` if it contains cards. */
  readonly ground?: 'card' | 'paper'
  /** A question that must be answered: closes by its buttons and Esc only. */
  readonly alert?: boolean
}

const DialogPanel = lazyComponent(loadDialogPanel, 'DialogPanel')

export function Dialog(props: DialogProps) {
  // Stays once opened: the panel animates its own closing.
  const [used, setUsed] = useState(props.open)
  if (props.open && !used) setUsed(true)
  return used ? (
    <Suspense fallback={null}>
      <DialogPanel {...props} />
    </Suspense>
  ) : null
}
