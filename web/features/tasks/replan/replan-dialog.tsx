/** The dialog that asks for the day or the person. */
import { GiveDialog } from './give-dialog.tsx'
import type { ReplanDialogProps } from './move-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import type { Asked } from './replan-entries.ts'

type AskedDialogProps = Omit<ReplanDialogProps, 'entry'> & { readonly asked: Asked }

export function ReplanDialog({ asked: { what, entry }, ...props }: AskedDialogProps) {
  return what === 'move' ? (
    <MoveDialog entry={entry} {...props} />
  ) : (
    <GiveDialog entry={entry} {...props} />
  )
}
