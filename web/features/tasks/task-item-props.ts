/** Props of a task in a list, and whether they are unchanged: only changed items of a long list render again. */
import type { ReactNode } from 'react'
import { sameRow } from '#domain/row-values.ts'
import type { Task } from '#domain/tasks/task.ts'
import { fromStored } from '#web/data/database.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import type { RowMark } from '#web/shared/row-marks/use-row-marks.ts'
import type { MenuAction } from '#web/ui/menu.tsx'

export type TaskItemProps = {
  readonly task: Task
  readonly household: Household
  readonly mark: RowMark
  /** The current minute, ISO. */
  readonly at: string
  /** One more line under the quiet one. */
  readonly line?: ReactNode
  /** Further menu entries. */
  readonly menuFor?: (task: Task) => readonly MenuAction[]
}

export function isSameItem(a: TaskItemProps, b: TaskItemProps): boolean {
  return (
    a.household === b.household &&
    a.mark === b.mark &&
    a.at === b.at &&
    a.line === b.line &&
    a.menuFor === b.menuFor &&
    sameRow(fromStored('tasks', a.task), fromStored('tasks', b.task))
  )
}
