/** Templates: task details that a person keeps to create tasks from. Only the owner sees them. */
import type { RowOf } from '#domain/column.ts'
import { taskColumns } from '#domain/tasks/task.ts'
import type { Task } from '#domain/tasks/task.ts'

/** The typed fields that a template and a task have in common. */
export type TaskDetails = Pick<
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
