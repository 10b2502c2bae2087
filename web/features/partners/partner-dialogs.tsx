/** The dialogs of the partner page, opened by the address: ?invite=1, ?link=ID, ?cancel=ID and ?remove=ID. */
import { lazy } from 'react'
import { OverlaySlot } from '#web/shared/overlay/overlay-slot.tsx'
import type { Household } from '#web/shared/people/use-household.ts'
import { partnerLists } from './partner-lists.ts'

const InviteDialog = lazy(async () => ({
  default: (await import('./invite-dialog.tsx')).InviteDialog,
}))
const InvitationDialog = lazy(async () => ({
  default: (await import('./invitation-dialog.tsx')).InvitationDialog,
}))
const CancelDialog = lazy(async () => ({
  default: (await import('./end-dialogs.tsx')).CancelDialog,
}))
const RemoveDialog = lazy(async () => ({
  default: (await import('./end-dialogs.tsx')).RemoveDialog,
}))

export function PartnerDialogs({ household }: { readonly household: Household }) {
  const { sent, active } = partnerLists(household)
  return (
    <>
      <OverlaySlot parameter="invite">
        {({ open, onClose }) => (
          <InviteDialog open={open && !household.me.is_child} onClose={onClose} />
        )}
      </OverlaySlot>
      <OverlaySlot parameter="link">
        {({ open, value, onClose }) => (
          <InvitationDialog
            open={open}
            invitation={sent.find(({ id }) => id === value)}
            onClose={onClose}
          />
        )}
      </OverlaySlot>
      <OverlaySlot parameter="cancel">
        {({ open, value, onClose }) => (
          <CancelDialog
            open={open}
            invitation={sent.find(({ id }) => id === value)}
            onClose={onClose}
          />
        )}
      </OverlaySlot>
      <OverlaySlot parameter="remove">
        {({ open, value, onClose }) => (
          <RemoveDialog
            open={open}
            together={active.find(({ partnership }) => partnership.id === value)}
            onClose={onClose}
          />
        )}
      </OverlaySlot>
    </>
  )
}
