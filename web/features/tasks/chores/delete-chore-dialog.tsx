/** Asks before a repeating task is deleted (C18). */
import { Trash2 } from 'lucide-react'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Sentence } from '#web/ui/name.tsx'
import type { ChoreDialogProps } from './pause-chore-dialog.tsx'
import { choreTexts } from './texts.ts'
import { useChoreActions } from './use-chore-actions.ts'

export function DeleteChoreDialog({ line: { chore }, open, onClose }: ChoreDialogProps) {
  const actions = useChoreActions()
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => actions.remove(chore)}
      icon={Trash2}
      title={choreTexts.deleteTitle}
      description={<Sentence name={chore.name}>{choreTexts.deleteAll(chore.name)}</Sentence>}
      confirmLabel={choreTexts.delete}
      cancelLabel={choreTexts.cancel}
    />
  )
}
