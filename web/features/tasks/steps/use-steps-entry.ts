/** The task in the sheet of its steps, as it is now: the row, or the occurrence of a repeating task (C1, T17). */
import { useEffect, useMemo, useState } from 'react'
import { taskOf } from '#domain/chores/agenda.ts'
import { occurrenceId } from '#domain/chores/chore-ids.ts'
import type { OpenTask } from '#domain/chores/open-tasks.ts'
import { openTaskOf } from '#domain/chores/open-tasks.ts'
import { eligibilityOf } from '#domain/chores/settle.ts'
import type { Task } from '#domain/tasks/task.ts'
import { useLive } from '#web/data/account.ts'
import type { ChoreLine } from '#web/features/tasks/chores/use-chores.ts'
import { useChores } from '#web/features/tasks/chores/use-chores.ts'
import { readTaskKey } from '#web/features/tasks/task-key.ts'
import { useNow } from '#web/shared/time/use-now.ts'

export type StepsEntry = Pick<OpenTask, 'task' | 'item' | 'due'> & {
  /** Whether it can be completed now: usually not if it is only planned (C7). */
  readonly isOpen: boolean
}

/** `key`: the id of a task, or a repeating task and its day. With nothing left to do the sheet closes, unchanged. */
export function useStepsEntry(key: string, onClose: () => void): StepsEntry | undefined {
  const found = useFound(key)
  const [known, setKnown] = useState<StepsEntry>()
  if (found && found !== known) setKnown(found)
  const isGone = found === null
  useEffect(() => {
    if (isGone) onClose()
  }, [isGone, onClose])
  return found ?? known
}

/** Undefined until it is read; null if there is nothing to do. */
function useFound(key: string): StepsEntry | null | undefined {
  const { id, slot } = readTaskKey(key)
  const at = useNow().toISOString()
  const lines = useChores(at)
  const rowId = slot === null ? id : occurrenceId(id, slot)
  const row = useLive(async ({ tasks }) => (await tasks.get(rowId)) ?? null, [rowId])
  return useMemo(() => {
    if (slot !== null && lines === undefined) return undefined
    const line = slot === null ? undefined : lines?.find((each) => each.id === id)
    return slot !== null && line ? ofChore(line, slot, at) : row && ofTask(row, at)
  }, [id, slot, lines, row, at])
}

function ofTask(task: Task, at: string): StepsEntry | null {
  if (task.completed_at !== null || task.checklist === '') return null
  return { ...openTaskOf(task, at), isOpen: true }
}

function ofChore({ series, today, itemOn }: ChoreLine, slot: string, at: string) {
  const item = itemOn(slot)
  if (!item || item.state === 'done') return null
  const task = taskOf(item, at)
  if (task.checklist === '') return null
  const isOpen = item.state !== 'paused' && eligibilityOf(series, { slot, today }) === 'may'
  return { task, item, due: item, isOpen }
}
