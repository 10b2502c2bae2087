/** Asks for confirmation before a task is deleted. */
import { Trash2 } from 'lucide-react'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Sentence } from '#web/ui/name.tsx'
import { taskCardTexts } from './texts.ts'
import { useEditableTask } from './use-editable-task.ts'
import { useTaskActions } from './use-task-actions.ts'

export type DeleteTaskDialogProps = {
  readonly id: string
  readonly open: boolean
  readonly onClose: () => void
}

export function DeleteTaskDialog({ id, open, onClose }: DeleteTaskDialogProps) {
  const task = useEditableTask(id, onClose)
  const actions = useTaskActions()
  if (!task) return null
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={async () => {
        await actions.remove(task)
      }}
      icon={Trash2}
      title={taskCardTexts.deleteTitle}
      description={
        <Sentence name={task.name}>
          {task.is_shared
            ? taskCardTexts.deleteShared(task.name)
            : taskCardTexts.deleteOwn(task.name)}
        </Sentence>
      }
      confirmLabel={taskCardTexts.delete}
    />
  )
}
