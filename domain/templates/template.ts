/** Templates: chores a person keeps to make tasks from. They are the person's alone. */
import type { RowOf } from '#domain/column.ts'
import { taskColumns } from '#domain/tasks/task.ts'
import type { Task } from '#domain/tasks/task.ts'

/** What a template and a task have in common: all that a person typed. */
export type Chore = Pick<
  Task,
  'name' | 'description' | 'time_minutes' | 'effort_level' | 'image_url' | 'is_shared'
>

export const templateColumns = {
  id: taskColumns.id,
  user_id: taskColumns.user_id,
  name: taskColumns.name,
  description: taskColumns.description,
  time_minutes: taskColumns.time_minutes,
  effort_level: taskColumns.effort_level,
  image_url: taskColumns.image_url,
  is_shared: taskColumns.is_shared,
  created_at: taskColumns.created_at,
}
export type Template = RowOf<typeof templateColumns>
