/** Creates a task. */
import { v7 } from 'uuid'
import * as z from 'zod/mini'
import { taskFields } from '#domain/tasks/task-fields.ts'
import { DEFAULT_EFFORT, DEFAULT_MINUTES } from '#domain/tasks/task.ts'
import { useAccount } from '#web/data/account.ts'
import { discardRejected } from '#web/data/unsaved.ts'
import { TemplatesLink } from '#web/features/tasks/templates/templates-link.tsx'
import { useBegun } from '#web/shared/begun/use-begun.ts'
import { showUndoableToast } from '#web/shared/undo/undoable-toast.ts'
import type { TaskFormFields } from './task-form.tsx'
import { TaskForm } from './task-form.tsx'
import { taskCardTexts } from './texts.ts'

export type CreateTaskDialogProps = { readonly open: boolean; readonly onClose: () => void }

const empty: TaskFormFields = {
  name: '',
  description: '',
  time_minutes: DEFAULT_MINUTES,
  effort_level: DEFAULT_EFFORT,
  image_url: null,
  is_shared: false,
}

const begunFields = z.partial(z.object(taskFields))

export function CreateTaskDialog({ open, onClose }: CreateTaskDialogProps) {
  const account = useAccount()
  const begun = useBegun(empty, begunFields)
  return (
    <TaskForm
      open={open}
      onClose={onClose}
      title={taskCardTexts.createTask}
      saveLabel={taskCardTexts.createTask}
      initial={begun.fields}
      lead={<TemplatesLink />}
      save={async (fields) => {
        const id = v7()
        const isSaved = await account.run('createTask', { id, ...fields })
        if (!isSaved) return false
        await discardRejected(account.database, begun.settles)
        showUndoableToast(
          account,
          { name: 'createTask', id },
          { title: taskCardTexts.toasts.created },
        )
        return true
      }}
    />
  )
}
