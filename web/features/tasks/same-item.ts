/** Tells whether a task in a list is unchanged, so that only changed items of a long list render again. */
import { sameRow } from '#domain/row-values.ts'
import { fromStored } from '#web/data/database.ts'
import type { TaskItemProps } from './task-item-props.ts'

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
