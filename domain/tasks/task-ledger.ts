/** The ledger entries of a task; their ids count its completions, so that no replay pays twice (P2). */
import type { Task } from '#domain/tasks/task.ts'
import { performerOf, pointsFor } from '#domain/tasks/task.ts'

/** Pays the performer for completing the task. */
export function completionEntry(task: Task) {
  return {
    id: `task:${task.id}:completed:${task.completions}`,
    user_id: performerOf(task),
    ledger: 'total',
    amount: pointsFor(task),
    reason: 'task_completed',
    related_id: task.id,
    related_type: 'task',
  } as const
}

/** Takes back exactly what the latest completion paid (T2). */
export function reopeningEntry(task: Task) {
  return {
    ...completionEntry(task),
    id: `task:${task.id}:reopened:${task.completions}`,
    amount: -pointsFor(task),
    reason: 'task_reopened',
  } as const
}
