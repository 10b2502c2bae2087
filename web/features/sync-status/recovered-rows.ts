/** Recovers the content of refused changes: the row as it was before them, with what was typed on top. */
import { commands } from '#domain/commands.ts'
import type { Limits, Reward } from '#domain/rewards/reward.ts'
import type { Task, TaskDetails } from '#domain/tasks/task.ts'
import { detailsOf } from '#domain/tasks/task.ts'
import type { RejectedItem } from '#web/data/device-store.ts'
import type { Rows } from './changes.ts'
import { rowOf } from './changes.ts'

export type RecoveredTask = Pick<Task, 'name' | 'time_minutes' | 'effort_level'> &
  Partial<TaskDetails & Pick<Task, 'due_on' | 'due_time' | 'remind_at' | 'assigned_to'>>
export type RecoveredReward = Limits &
  Pick<Reward, 'name' | 'description' | 'point_cost' | 'image_url'>

/** Null if its text is not known. */
export function recoverTask(items: readonly RejectedItem[], current: Rows): RecoveredTask | null {
  const [first] = items
  const snapshot = first ? rowOf(first, 'tasks', current) : null
  if (!snapshot || snapshot.name === '') return null
  const { due_on, due_time, remind_at, assigned_to } = snapshot
  const known = { ...detailsOf(snapshot), due_on, due_time, remind_at, assigned_to }
  return Object.assign(known, ...items.map((item) => typedIn(item, 'updateTask'))) as RecoveredTask
}

/** Null if its text is not known. */
export function recoverReward(
  items: readonly RejectedItem[],
  current: Rows,
): RecoveredReward | null {
  const [first] = items
  const snapshot = first ? rowOf(first, 'rewards', current) : null
  if (!snapshot) return null
  const { name, description, point_cost, image_url } = snapshot
  const { is_standing, stock, per_week, cooldown_days } = snapshot
  const limits = { is_standing, stock, per_week, cooldown_days }
  const known = { name, description, point_cost, image_url, ...limits }
  return Object.assign(
    known,
    ...items.map((item) => typedIn(item, 'updateReward')),
  ) as RecoveredReward
}

function typedIn({ name, input }: RejectedItem, command: 'updateTask' | 'updateReward'): object {
  const parsed = name === command ? commands[command].input.safeParse(input) : null
  if (!parsed?.success) return {}
  const { id: _, ...fields } = parsed.data
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
