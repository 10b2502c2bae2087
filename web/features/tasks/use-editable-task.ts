/** The task that a dialog changes; closes the dialog if there is nothing to change. */
import type { Task } from '#domain/tasks/task.ts'
import { canEdit } from '#domain/tasks/task.ts'
import { useAccount, useLive } from '#web/data/account.ts'
import { useAsOpened } from '#web/shared/overlay/use-as-opened.ts'

export function useEditableTask(id: string, onClose: () => void): Task | undefined {
  const account = useAccount()
  const found = useLive(
    async ({ tasks }) => {
      const task = await tasks.get(id)
      return task && canEdit(task, account.id) ? task : null
    },
    [id, account.id],
  )
  return useAsOpened(found, onClose)
}
