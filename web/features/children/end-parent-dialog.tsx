/** Asks before a person stops being a parent of a child: somebody else, or oneself (K10). Needs a connection. */
import { LogOut, UserMinus } from 'lucide-react'
import { otherOf } from '#domain/partnerships/partnership.ts'
import { firstName } from '#domain/users/user.ts'
import { useAccount } from '#web/data/account.ts'
import { OnlineConfirmDialog } from '#web/shared/connection/online-dialogs.tsx'
import { useKept } from '#web/shared/overlay/kept.tsx'
import { Sentence } from '#web/ui/name.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import type { ChildDialogProps } from './child-dialogs.tsx'
import { childTexts } from './texts.ts'

/** The address has the child, then the parent who is removed. */
export function EndParentDialog({ child, household, rest, open, onClose }: ChildDialogProps) {
  const account = useAccount()
  const named = useKept(child.listed?.parents.find(({ id }) => id === rest)?.name)
  if (named === undefined) return null
  const { user } = child
  const name = firstName(user)
  const isOwn = rest === account.id
  const texts = isOwn ? childTexts.leaving(name) : childTexts.ending(named, name)
  const line = household.partnerships.find(
    (each) => each.status === 'accepted' && otherOf(each, account.id) === user.id,
  )

  async function end(): Promise<boolean> {
    const isDone = isOwn
      ? line !== undefined && (await account.run('removePartner', { id: line.id }))
      : await account.run('endParent', { id: user.id, partner_id: rest })
    if (isDone) showToast({ title: texts.done })
    return isDone
  }

  return (
    <OnlineConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={end}
      icon={isOwn ? LogOut : UserMinus}
      title={childTexts.sure}
      description={<Sentence name={texts.names}>{texts.text}</Sentence>}
      confirmLabel={texts.action}
    />
  )
}
