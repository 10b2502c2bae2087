/** The dialogs about an account, each with its own address, over any list of accounts. */
import type { ComponentType, ReactNode } from 'react'
import { lazy, useState } from 'react'
import type { Member } from '#domain/admin/admin-api.ts'
import { OverlaySlot } from '#web/shared/overlay/overlay-slot.tsx'
import { EndSessionsDialog } from './end-sessions-dialog.tsx'
import { MakeAdminDialog } from './make-admin-dialog.tsx'
import type { MemberDialogProps } from './member-dialog-props.ts'
import { ResetLinkDialog } from './reset-link-dialog.tsx'

/** With the form comes what checks it: fetched when somebody edits. */
const EditUserDialog = lazy(() =>
  import('./edit-user-dialog.tsx').then((module) => ({ default: module.EditUserDialog })),
)

const dialogs: readonly (readonly [string, ComponentType<MemberDialogProps>])[] = [
  ['edit', EditUserDialog],
  ['make-admin', MakeAdminDialog],
  ['reset-link', ResetLinkDialog],
  ['sign-out', EndSessionsDialog],
]

export type MemberDialogsProps = {
  readonly members: readonly Member[]
  readonly onChanged: () => void
}

export function MemberDialogs({ members, onChanged }: MemberDialogsProps) {
  return dialogs.map(([parameter, Content]) => (
    <OverlaySlot key={parameter} parameter={parameter}>
      {({ open, value, onClose }) => (
        <Kept member={members.find(({ id }) => id === value)}>
          {(member) => (
            <Content member={member} open={open} onClose={onClose} onChanged={onChanged} />
          )}
        </Kept>
      )}
    </OverlaySlot>
  ))
}

type KeptProps = {
  readonly member: Member | undefined
  readonly children: (member: Member) => ReactNode
}

/** What was typed must not change under the hand when the list is read again. */
function Kept({ member, children }: KeptProps) {
  const [kept, setKept] = useState(member)
  if (member !== undefined && kept === undefined) setKept(member)
  return kept ? children(kept) : null
}
