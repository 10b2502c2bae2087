/** The ledger entries of a task; their ids count its completions, so that no replay pays twice (P2). */
import { partsOf, performerPart } from '#domain/tasks/split.ts'
import type { Task } from '#domain/tasks/task.ts'
import { performerOf } from '#domain/tasks/task.ts'
import { FORMER_MEMBER } from '#domain/users/user.ts'

/** The id of the entry that pays for a completion with this number. */
export function completionId(taskId: string, completions: number): string {
  return `task:${taskId}:completed:${completions}`
}

/** Pays the performer for completing the task. */
export function completionEntry(task: Task) {
  return {
    id: completionId(task.id, task.completions),
    user_id: performerOf(task),
    ledger: 'total',
    amount: performerPart(task),
    reason: 'task_completed',
    related_id: task.id,
    related_type: 'task',
  } as const
}

/** Takes back exactly what the latest completion paid its performer (T2). */
export function reopeningEntry(task: Task) {
  return {
    ...completionEntry(task),
    id: `task:${task.id}:reopened:${task.completions}`,
    amount: -completionEntry(task).amount,
    reason: 'task_reopened',
  } as const
}

/** Pays everybody who did the task, the performer first; nothing is posted for a former member (T22, F5). */
export function completionEntries(task: Task) {
  return [completionEntry(task), ...helperEntries(task)].filter(isOfMember)
}

/** Takes back exactly what the latest completion paid (T2, T22). */
export function reopeningEntries(task: Task) {
  const helped = helperEntries(task).map((entry) => ({
    ...entry,
    id: `task:${task.id}:unhelped:${task.completions}:${entry.user_id}`,
    amount: -entry.amount,
    reason: 'task_unhelped' as const,
  }))
  return [reopeningEntry(task), ...helped].filter(isOfMember)
}

function helperEntries(task: Task) {
  const { ledger, related_id, related_type } = completionEntry(task)
  return partsOf(task)
    .slice(1)
    .map(({ person, points }) => ({
      id: `task:${task.id}:helped:${task.completions}:${person}`,
      user_id: person,
      ledger,
      amount: points,
      reason: 'task_helped' as const,
      related_id,
      related_type,
    }))
}

function isOfMember({ user_id }: { readonly user_id: string }): boolean {
  return user_id !== FORMER_MEMBER
}
