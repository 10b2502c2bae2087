/** Who helped with a task, as its row names them (T22). */
import type { Task } from '#domain/tasks/task.ts'

/** Who helped the performer, in the order in which the points are split. */
export function helpersOf({ helpers }: Pick<Task, 'helpers'>): readonly string[] {
  return helpers === '' ? [] : helpers.split(',')
}

export function joinHelpers(people: readonly string[]): string {
  return people.join(',')
}
