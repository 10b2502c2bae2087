/** Edits a repeating task: either one day, or it and all later ones; completed days stay as they were (C17). */
import type { AgendaItem } from '#domain/chores/agenda.ts'
import { useAccount } from '#web/data/account.ts'
import type { TaskFormFields } from '#web/features/tasks/task-form-fields.ts'
import { changesOf } from '#web/features/tasks/task-form-fields.ts'
import { TaskForm } from '#web/features/tasks/task-form.tsx'
import { useDialogAbove } from '#web/shared/overlay/use-dialog-above.ts'
import type { ChoreDialogProps } from './pause-chore-dialog.tsx'
import { planChanges, planOf } from './plan.ts'
import { ScopeDialog } from './scope-dialog.tsx'
import { choreTexts } from './texts.ts'
import { useChoreActions } from './use-chore-actions.ts'

export type EditChoreDialogProps = ChoreDialogProps & {
  /** The day from which it was opened, if it was opened from one. */
  readonly item: AgendaItem | undefined
  /** Whether the person who edits is a child. */
  readonly isChild: boolean
}

export function EditChoreDialog({ line, item, open, onClose, isChild }: EditChoreDialogProps) {
  const { chore, series, state } = line
  const { id } = useAccount()
  const actions = useChoreActions()
  const scope = useDialogAbove<Partial<TaskFormFields>, boolean>('scope')
  return (
    <>
      <TaskForm
        open={open}
        onClose={onClose}
        title={choreTexts.editTitle}
        saveLabel={choreTexts.save}
        initial={item?.row ?? chore}
        plan={planOf(series, state === 'ended')}
        before={line}
        save={async (fields, { plan }) => {
          const texts = changesOf(item?.row ?? chore, fields)
          // Ends it, from the day that is due now on (C18).
          if (plan === null && state !== 'ended') return actions.end(line, texts)
          const maker = { id, isChild, isShared: fields.is_shared }
          const rule = plan === null ? {} : planChanges(plan, line, maker)
          const changed = { ...texts, ...rule }
          if (Object.keys(changed).length === 0) return true
          // A changed rule or rota always applies to all later ones.
          const isAlone = Object.keys(rule).length === 0 && texts.is_shared === undefined
          if (item === undefined || !isAlone) return actions.change(chore, changed)
          return scope.open(texts)
        }}
      />
      {item && scope.subject && (
        <ScopeDialog {...{ line, item }} changed={scope.subject} onAnswer={scope.close} />
      )}
    </>
  )
}
