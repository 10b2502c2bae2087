/** Says that an invitation is on its way, with its link to pass on. */
import { Copy } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { copyLink, linkOf } from './invitation-link.ts'
import { partnersTexts } from './texts.ts'

export type SentDialogProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly email: string
  readonly token: string
}

export function SentDialog({ open, onClose, email, token }: SentDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={partnersTexts.sentTitle}
      description={partnersTexts.sentText(email)}
      closeLabel={partnersTexts.close}
      cancelLabel={partnersTexts.done}
      footer={
        <Button icon={Copy} onClick={() => copyLink(token)}>
          {partnersTexts.copyLink}
        </Button>
      }
    >
      <TextInput
        label={partnersTexts.link}
        value={linkOf(token)}
        readOnly
        onFocus={(event) => event.target.select()}
      />
    </Dialog>
  )
}
