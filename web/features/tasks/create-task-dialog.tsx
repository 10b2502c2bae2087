/** Creates a task. */
import { v7 } from 'uuid'
import { DEFAULT_EFFORT, DEFAULT_MINUTES } from '#domain/tasks/task.ts'
import { useAccount } from '#web/data/account.ts'
import { TemplatesLink } from '#web/features/tasks/templates/templates-link.tsx'
import { showUndoableToast } from '#web/shared/undo/undoable-toast.ts'
import { TaskForm } from './task-form.tsx'
import { taskCardTexts } from './texts.ts'
import { useSharedTask } from './use-shared-task.ts'

export type CreateTaskDialogProps = { readonly open: boolean; readonly onClose: () => void }

const empty = {
  name: '',
  description: '',
  time_minutes: DEFAULT_MINUTES,
  effort_level: DEFAULT_EFFORT,
  image_url: null,
  is_shared: false,
}

export function CreateTaskDialog({ open, onClose }: CreateTaskDialogProps) {
  const account = useAccount()
  const shared = useSharedTask()
  return (
    <TaskForm
      open={open}
      onClose={onClose}
      title={taskCardTexts.createTask}
      saveLabel={taskCardTexts.createTask}
      initial={{ ...empty, ...shared }}
      lead={<TemplatesLink />}
      save={async (fields) => {
        const id = v7()
        const isSaved = await account.run('createTask', { id, ...fields })
        if (isSaved)
          showUndoableToast(
            account,
            { name: 'createTask', id },
            { title: taskCardTexts.toasts.created },
          )
        return isSaved
      }}
    />
  )
}
