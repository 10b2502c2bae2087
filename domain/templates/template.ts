/** Templates: chores a person keeps to make tasks from. They are the person's alone. */
import type { Task } from '#domain/tasks/task.ts'

/** What a template and a task have in common: all that a person typed. */
export type Chore = Pick<
  Task,
  'name' | 'description' | 'time_minutes' | 'effort_level' | 'image_url' | 'is_shared'
>

export type Template = Chore & {
  readonly id: string
  readonly user_id: string
  readonly created_at: string
}
