/** The task of the sheet of its steps, as it is now: the row, or what a repeating task asks for on a day (C1, T17). */
import { useEffect, useMemo, useState } from 'react'
import { taskOf } from '#domain/chores/agenda.ts'
import { dueState } from '#domain/chores/due-time.ts'
import type { OpenDue, OpenTask } from '#domain/chores/open-tasks.ts'
import { standingOf } from '#domain/chores/settle.ts'
import type { Task } from '#domain/tasks/task.ts'
import { useLive } from '#web/data/account.ts'
import { readOccurrenceKey } from '#web/features/tasks/chores/occurrence-key.ts'
import type { ChoreLine } from '#web/features/tasks/chores/use-chores.ts'
import { useChores } from '#web/features/tasks/chores/use-chores.ts'
import { useNow } from '#web/shared/time/use-now.ts'

export type StepsEntry = Pick<OpenTask, 'task' | 'item' | 'due'> & {
  /** Whether it can be completed now: what is only planned mostly cannot (C7). */
  readonly isOpen: boolean
}

/** `key` is the id of a task, or a repeating task and its day. Nothing left to tick closes the sheet, which shows the last of it. */
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

/** Undefined until it is read; null where there is nothing to do. */
function useFound(key: string): StepsEntry | null | undefined {
  const { id, slot } = readOccurrenceKey(key)
  const at = useNow().toISOString()
  const lines = useChores(at)
  const row = useLive(async ({ tasks }) => (await tasks.get(id)) ?? null, [id])
  return useMemo(() => {
    if (slot === null) return row && ofTask(row, at)
    if (lines === undefined) return undefined
    const line = lines.find((each) => each.id === id)
    return line ? ofChore(line, slot, at) : null
  }, [id, slot, lines, row, at])
}

function ofTask(task: Task, at: string): StepsEntry | null {
  if (task.completed_at !== null || task.checklist === '') return null
  return { task, item: null, due: dueOf(task, at), isOpen: true }
}

function dueOf({ due_on, due_time, due_zone }: Task, at: string): OpenDue | null {
  if (due_on === null) return null
  const state = dueState({ due_on, due_time, due_zone: due_zone ?? 'UTC' }, at)
  return { state, due_on, due_time, paused_until: null }
}

function ofChore({ series, today, itemOn }: ChoreLine, slot: string, at: string) {
  const item = itemOn(slot)
  if (!item || item.state === 'done') return null
  const task = taskOf(item, at)
  if (task.checklist === '') return null
  const isOpen = item.state !== 'paused' && standingOf(series, { slot, today }) === 'may'
  return { task, item, due: item, isOpen }
}
