/** A secret in a field, to be copied now: it is in no list and no address, and stored nowhere. */
import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { InfoLine } from '#web/ui/info-line.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { texts } from './texts.ts'

export type ShownOnceDialogProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly label: string
  readonly secret: string
  readonly children?: ReactNode
}

export function ShownOnceDialog(props: ShownOnceDialogProps) {
  const { open, onClose, title, label, secret, children } = props
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      cancelLabel={texts.done}
      footer={
        <Button icon={Copy} onClick={() => void copyText(secret, texts)}>
          {texts.copy}
        </Button>
      }
    >
      <TextInput
        label={label}
        value={secret}
        readOnly
        dir="ltr"
        onFocus={(event) => event.target.select()}
      />
      {children}
      <InfoLine tone="warn">{texts.once}</InfoLine>
    </Dialog>
  )
}
