/** The link of an invitation, to scan, to share, to copy and to read. */
import { Copy, Share2 } from 'lucide-react'
import { Suspense, useEffect, useRef } from 'react'
import { otherOf } from '#domain/partnerships/partnership.ts'
import { firstName } from '#domain/users/user.ts'
import { useHousehold } from '#web/shared/people/use-household.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { canShare, copyLink, linkOf, shareLink } from './invitation-link.ts'
import { partnersTexts } from './texts.ts'

const QrCode = lazyComponent(() => import('#web/shared/qr/qr-code.tsx'), 'QrCode')

export type LinkDialogProps = {
  /** Of the invitation. */
  readonly id: string
  readonly open: boolean
  readonly onClose: () => void
  readonly email: string
  readonly token: string
  /** Sent just now, or opened again. */
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

const { toasts } = partnersTexts

/** Closes the sheet with an invitation's link once the invitation is answered, and says who joined. */
function useAnswer(id: string, onClose: () => void): void {
  const household = useHousehold()
  const invitation = household?.partnerships.find((each) => each.id === id)
  const other = household?.people.get((invitation && otherOf(invitation, household.me.id)) ?? '')
  const title = titleOf(invitation?.status, other && firstName(other))
  const isTold = useRef(false)
  useEffect(() => {
    if (title === null || isTold.current) return
    isTold.current = true
    showToast({ title })
    onClose()
  }, [title, onClose])
}

/** Null while there is nothing to say: not answered, or the partner's profile has not arrived yet. */
function titleOf(status: string | undefined, name: string | undefined): string | null {
  if (status === 'rejected') return toasts.refused
  return status === 'accepted' && name !== undefined ? toasts.joined(name) : null
}
