/** Edits a task; sends only changed fields, so that it does not overwrite concurrent changes of others. */
import { v7 } from 'uuid'
import { localDay } from '#domain/calendar.ts'
import type { Call } from '#domain/commands.ts'
import { addDays } from '#domain/days.ts'
import type { Task } from '#domain/tasks/task.ts'
import { useAccount } from '#web/data/account.ts'
import type { Plan } from '#web/features/tasks/chores/plan.ts'
import { choreInput } from '#web/features/tasks/chores/plan.ts'
import { useHousehold } from '#web/shared/people/use-household.ts'
import { deviceTimeZone } from '#web/shared/time/device-time-zone.ts'
import { correctedNow } from '#web/shared/time/use-now.ts'
import { runUndoable } from '#web/shared/undo/undoable-toast.ts'
import { runTogether } from './run-together.ts'
import type { TaskFormFields } from './task-form-fields.ts'
import { changesOf, dueChanges, dueOf } from './task-form-fields.ts'
import { TaskForm } from './task-form.tsx'
import { taskCardTexts } from './texts.ts'
import { useEditableTask } from './use-editable-task.ts'

const { toasts } = taskCardTexts

export type EditTaskDialogProps = {
  readonly id: string
  readonly open: boolean
  readonly onClose: () => void
}

export function EditTaskDialog({ id, open, onClose }: EditTaskDialogProps) {
  const account = useAccount()
  const task = useEditableTask(id, onClose)
  const repeating = useRepeating()
  const household = useHousehold()
  const zone = deviceTimeZone() ?? household?.timeZone ?? 'UTC'
  if (!task) return null
  return (
    <TaskForm
      open={open}
      onClose={onClose}
      title={taskCardTexts.editTask}
      saveLabel={taskCardTexts.saveChanges}
      initial={task}
      {...(task.chore_id === null && { plan: null, due: dueOf(task) })}
      save={async (fields, { plan, due }) => {
        const changed = { ...changesOf(task, fields), ...dueChanges(task, due, zone) }
        const isChanged = Object.keys(changed).length > 0
        const update = { name: 'updateTask', input: { id, ...changed } } as const
        if (plan === null)
          return !isChanged || runUndoable(account, update, { title: toasts.updated })
        const chore = repeating(task, { fields, plan, zone })
        const told = { name: 'updateTask', toast: { title: toasts.updated } } as const
        return runTogether(account, isChanged ? [update, chore] : [chore], told)
      }}
    />
  )
}

type Repeating = {
  readonly fields: TaskFormFields
  readonly plan: Plan
  readonly zone: string
}

/** A plain task that gets a rule stays as it is; the repeating task begins after its day, or tomorrow (C18). */
function useRepeating() {
  const account = useAccount()
  const household = useHousehold()
  return ({ due_on }: Task, { fields, plan, zone }: Repeating): Call => {
    const maker = {
      id: account.id,
      isChild: household?.me.is_child ?? false,
      isShared: fields.is_shared,
    }
    const today = localDay(correctedNow().toISOString(), zone)
    const earliest = addDays(due_on ?? today, 1)
    const starts_on = plan.starts_on > earliest ? plan.starts_on : earliest
    const rule = choreInput({ ...plan, starts_on }, maker)
    return { name: 'createChore', input: { id: v7(), ...fields, ...rule, time_zone: zone } }
  }
}
