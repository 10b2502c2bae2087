/** Whether a completion can be taken back, by the performer or by the parent who ticked it for them (T2, T23). */
import { elapsedMs, HOUR_MS } from '#domain/calendar.ts'
import type { Task } from '#domain/tasks/task.ts'
import { performerOf } from '#domain/tasks/task.ts'

/** For this long a completion can be taken back (T2). */
const REOPEN_WINDOW_MS = 24 * HOUR_MS

/** Whether the performer, or the parent who ticked it for them, may still take it back (T2, T23). */
export function canTakeBack(task: Task, userId: string, at: string): boolean {
  return (
    task.completed_at !== null &&
    mayTakeBack(task, userId) &&
    elapsedMs(task.completed_at, at) <= REOPEN_WINDOW_MS
  )
}

/** Whether a person may take a completion back at all, regardless of how late it is. */
export function mayTakeBack(task: Task, userId: string): boolean {
  const isPerformer = performerOf(task) === userId
  if (task.approved_by === userId) return isPerformer || task.is_ticked
  return isPerformer && task.approved_by === null
}
