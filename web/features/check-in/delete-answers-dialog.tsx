/** Asks for confirmation before one's own answers of a month are deleted. */
import { Trash2 } from 'lucide-react'
import type { User } from '#domain/users/user.ts'
import { firstName } from '#domain/users/user.ts'
import { useAccount } from '#web/data/account.ts'
import { showUndoableToast } from '#web/shared/undo/undoable-toast.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Sentence } from '#web/ui/name.tsx'
import { monthName } from './month-name.ts'
import { checkInTexts } from './texts.ts'
import type { MonthlyCheckIn } from './use-monthly-check-in.ts'

export type DeleteAnswersDialogProps = {
  readonly checkIn: MonthlyCheckIn
  readonly partner: User
  readonly open: boolean
  readonly onClose: () => void
}

export function DeleteAnswersDialog({ checkIn, partner, open, onClose }: DeleteAnswersDialogProps) {
  const account = useAccount()
  const { own, month } = checkIn
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={async () => {
        if (!own || !(await account.run('deleteCheckIn', { id: own.id }))) return
        const deleted = { name: 'deleteCheckIn', id: own.id } as const
        showUndoableToast(account, deleted, { title: checkInTexts.deleted })
      }}
      icon={Trash2}
      title={checkInTexts.deleteTitle}
      description={
        <Sentence name={firstName(partner)}>
          {checkInTexts.deleteText(monthName(month), firstName(partner))}
        </Sentence>
      }
      confirmLabel={checkInTexts.delete}
      cancelLabel={checkInTexts.cancel}
    />
  )
}
