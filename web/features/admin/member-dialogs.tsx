/** The dialogs about an account, each with its own address, over any list of accounts. */
import { LogOut, Shield } from 'lucide-react'
import type { ComponentType } from 'react'
import type { Member } from '#domain/admin/admin-api.ts'
import { OnlineConfirmDialog } from '#web/shared/connection/online-dialogs.tsx'
import { Kept } from '#web/shared/overlay/kept.tsx'
import { OverlaySlot } from '#web/shared/overlay/overlay-slot.tsx'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { Sentence } from '#web/ui/name.tsx'
import type { MemberDialogProps } from './member-dialog-props.ts'
import { ResetLinkDialog } from './reset-link-dialog.tsx'
import { adminTexts } from './texts.ts'
import { useAdminActions } from './use-admin-actions.ts'

/** The validation is loaded with the form, when somebody edits. */
const EditUserDialog = lazyComponent(() => import('./edit-user-dialog.tsx'), 'EditUserDialog')

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
        // Typed text must not change while somebody types, even if the list is read again.
        <Kept of={members.find(({ id }) => id === value)}>
          {(member) => (
            <Content member={member} open={open} onClose={onClose} onChanged={onChanged} />
          )}
        </Kept>
      )}
    </OverlaySlot>
  ))
}

const endTexts = adminTexts.endSessions

/** Asks for confirmation before an account is signed out on all its devices. */
function EndSessionsDialog({ member, open, onClose }: MemberDialogProps) {
  const { endSessions } = useAdminActions()
  return (
    <OnlineConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => endSessions(member)}
      icon={LogOut}
      title={endTexts.sure}
      description={<Sentence name={member.name}>{endTexts.question(member.name)}</Sentence>}
      confirmLabel={endTexts.confirm}
    />
  )
}

const makeTexts = adminTexts.makeAdmin

/** Asks for confirmation before somebody becomes an admin. */
function MakeAdminDialog({ member, open, onClose, onChanged }: MemberDialogProps) {
  const { makeAdmin } = useAdminActions()
  return (
    <OnlineConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={async () => {
        const isDone = await makeAdmin(member)
        if (isDone) onChanged()
        return isDone
      }}
      tone="primary"
      icon={Shield}
      title={makeTexts.sure}
      description={<Sentence name={member.name}>{makeTexts.question(member.name)}</Sentence>}
      confirmLabel={makeTexts.confirm}
    />
  )
}
