/** Edits a task; sends only changed fields, so that it does not overwrite concurrent changes of others. */
import { useAccount } from '#web/data/account.ts'
import { showUndoableToast } from '#web/shared/undo/undoable-toast.ts'
import { changesOf } from './task-form-fields.ts'
import { TaskForm } from './task-form.tsx'
import { taskCardTexts } from './texts.ts'
import { useEditableTask } from './use-editable-task.ts'

export type EditTaskDialogProps = {
  readonly id: string
  readonly open: boolean
  readonly onClose: () => void
}

export function EditTaskDialog({ id, open, onClose }: EditTaskDialogProps) {
  const account = useAccount()
  const task = useEditableTask(id, onClose)
  if (!task) return null
  return (
    <TaskForm
      open={open}
      onClose={onClose}
      title={taskCardTexts.editTask}
      saveLabel={taskCardTexts.saveChanges}
      initial={task}
      save={async (fields) => {
        const changed = changesOf(task, fields)
        if (Object.keys(changed).length === 0) return true
        const isSaved = await account.run('updateTask', { id, ...changed })
        if (isSaved)
          showUndoableToast(
            account,
            { name: 'updateTask', id },
            { title: taskCardTexts.toasts.updated },
          )
        return isSaved
      }}
    />
  )
}
