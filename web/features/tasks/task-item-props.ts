/** Props of a task in a list. */
import type { ReactNode } from 'react'
import type { Task } from '#domain/tasks/task.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import type { RowMark } from '#web/shared/row-marks/use-row-marks.ts'
import type { MenuAction } from '#web/ui/menu.tsx'

export type TaskItemProps = {
  readonly task: Task
  readonly household: Household
  readonly mark: RowMark
  /** The present minute, ISO. */
  readonly at: string
  /** One more line under the quiet one. */
  readonly line?: ReactNode
  /** More that may be done with it, from its menu. */
  readonly menuFor?: (task: Task) => readonly MenuAction[]
}
