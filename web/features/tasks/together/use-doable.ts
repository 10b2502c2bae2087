/** The task of a sheet that asks who did it, as it was when the sheet opened; closes it if there is nothing to complete. */
import { useEffect, useState } from 'react'
import { occurrenceId } from '#domain/chores/chore-ids.ts'
import { plannedRow } from '#domain/chores/occurrence-row.ts'
import type { Task } from '#domain/tasks/task.ts'
import { useLive } from '#web/data/account.ts'
import type { AccountDatabase } from '#web/data/database.ts'
import { readOccurrenceKey } from '#web/features/tasks/chores/occurrence-key.ts'

/** `key` is the id of a task, or a repeating task and its day. */
export function useDoable(key: string, onClose: () => void): Task | undefined {
  const [task, setTask] = useState<Task>()
  const found = useLive((database) => readDoable(database, key), [key])
  if (found && !task && found.completed_at === null) setTask(found)

  const isUseless = found !== undefined && task === undefined
  useEffect(() => {
    if (isUseless) onClose()
  }, [isUseless, onClose])
  return task
}

/** What a repeating task asks for has mostly no row (C1). */
async function readDoable({ tasks, chores }: AccountDatabase, key: string): Promise<Task | null> {
  const { id, slot } = readOccurrenceKey(key)
  if (slot === null) return (await tasks.get(id)) ?? null
  const [stored, chore] = await Promise.all([tasks.get(occurrenceId(id, slot)), chores.get(id)])
  if (stored) return stored
  return chore ? plannedRow(chore, slot, new Date().toISOString()) : null
}
