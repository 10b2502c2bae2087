/** Edits a repeating task and all later ones; what was done stays as it was (C17). */
import { useAccount } from '#web/data/account.ts'
import { changesOf } from '#web/features/tasks/task-form-fields.ts'
import { TaskForm } from '#web/features/tasks/task-form.tsx'
import type { ChoreDialogProps } from './pause-chore-dialog.tsx'
import { planChanges, planOf } from './plan.ts'
import { choreTexts } from './texts.ts'
import { useChoreActions } from './use-chore-actions.ts'

export function EditChoreDialog({ line, open, onClose, isChild }: EditChoreDialogProps) {
  const { chore, series, standing } = line
  const { id } = useAccount()
  const actions = useChoreActions()
  return (
    <TaskForm
      open={open}
      onClose={onClose}
      title={choreTexts.editTitle}
      saveLabel={choreTexts.save}
      initial={chore}
      plan={planOf(series, standing === 'ended')}
      before={line}
      save={async (fields, plan) => {
        // Never again, from the one that is due now on (C18).
        if (plan === null) return standing === 'ended' || actions.end(line)
        const maker = { id, isChild, isShared: fields.is_shared }
        const changed = { ...changesOf(chore, fields), ...planChanges(plan, series, maker) }
        if (Object.keys(changed).length === 0) return true
        return actions.change(chore, changed)
      }}
    />
  )
}

export type EditChoreDialogProps = ChoreDialogProps & {
  /** Whether the person who edits is a child. */
  readonly isChild: boolean
}
