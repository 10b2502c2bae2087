/** Shows the link of an invitation that was sent before. */
import { useState } from 'react'
import type { Partnership } from '#domain/partnerships/partnership.ts'
import { LinkDialog } from './link-dialog.tsx'

export type InvitationDialogProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly invitation: Partnership | undefined
}

/** Answered while it is looked at, it stays while the dialog leaves. */
export function InvitationDialog({ open, onClose, invitation }: InvitationDialogProps) {
  const [kept, setKept] = useState(invitation)
  if (invitation !== undefined && kept === undefined) setKept(invitation)
  if (!kept || kept.token === null) return null
  return (
    <LinkDialog id={kept.id} open={open} onClose={onClose} email={kept.email} token={kept.token} />
  )
}
