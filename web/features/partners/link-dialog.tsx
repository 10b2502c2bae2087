/** The link of an invitation, to scan, to share, to copy and to read. */
import { Copy, Share2 } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { canShare, copyLink, linkOf, shareLink } from './invitation-link.ts'
import { partnersTexts } from './texts.ts'
import { useAnswer } from './use-answer.ts'

const QrCode = lazy(async () => ({ default: (await import('#web/shared/qr/qr-code.tsx')).QrCode }))

export type LinkDialogProps = {
  /** Of the invitation. */
  readonly id: string
  readonly open: boolean
  readonly onClose: () => void
  readonly email: string
  readonly token: string
  /** Sent this moment, or looked at again. */
  readonly isNew?: boolean
}

export function LinkDialog({ id, open, onClose, email, token, isNew = false }: LinkDialogProps) {
  useAnswer(id, onClose)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={isNew ? partnersTexts.sentTitle : partnersTexts.linkTitle}
      description={isNew ? partnersTexts.sentText(email) : partnersTexts.linkText(email)}
      closeLabel={partnersTexts.close}
      cancelLabel={partnersTexts.done}
      footer={
        <>
          <Button
            tone={canShare() ? 'outline' : 'primary'}
            icon={Copy}
            onClick={() => copyLink(token)}
          >
            {partnersTexts.copyLink}
          </Button>
          {canShare() && (
            <Button icon={Share2} onClick={() => shareLink(token)}>
              {partnersTexts.share}
            </Button>
          )}
        </>
      }
    >
      <Suspense fallback={<Skeleton aria-busy="true" $width="100%" $height="220px" />}>
        <QrCode text={linkOf(token)} label={partnersTexts.qr(email)} />
      </Suspense>
      <TextInput
        label={partnersTexts.link}
        value={linkOf(token)}
        readOnly
        onFocus={(event) => event.target.select()}
      />
    </Dialog>
  )
}
