/** The task of a dialog, as it was when the dialog opened; closes the dialog if there is nothing to change. */
import { useEffect, useState } from 'react'
import type { Task } from '#domain/tasks/task.ts'
import { canEdit } from '#domain/tasks/task.ts'
import { useAccount, useLive } from '#web/data/account.ts'

export function useEditableTask(id: string, onClose: () => void): Task | undefined {
  const account = useAccount()
  const [task, setTask] = useState<Task | undefined>()
  const found = useLive(async ({ tasks }) => (await tasks.get(id)) ?? null, [id])
  if (found && !task && canEdit(found, account.id)) setTask(found)

  const isUseless = found !== undefined && task === undefined
  useEffect(() => {
    if (isUseless) onClose()
  }, [isUseless, onClose])
  return task
}
