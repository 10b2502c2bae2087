/** Splits the points of a task that several people did together (T22). */
import { itemsOf } from '#domain/column.ts'
import type { Task } from '#domain/tasks/task.ts'
import { performerOf, pointsFor } from '#domain/tasks/task.ts'

/** The points that one person earned. */
export type Part = { readonly person: string; readonly points: number }

/** Splits points into whole numbers: the same for everyone, and the remainder one by one from the first (T22). */
export function splitPoints(points: number, people: readonly string[]): readonly Part[] {
  const [each, rest] = [Math.floor(points / people.length), points % people.length]
  return people.map((person, place) => ({ person, points: each + (place < rest ? 1 : 0) }))
}

/** The parts of everybody who did a task, the performer first. */
export function partsOf(task: Task): readonly Part[] {
  return splitPoints(pointsFor(task), [performerOf(task), ...itemsOf(task.helpers)])
}

/** The points that one of the people who did a task earned with it. */
export function partOf(task: Task, person: string): number {
  return partsOf(task).find((part) => part.person === person)?.points ?? 0
}

/** The points that a task earns its performer, who may have done it with others. */
export function performerPart(task: Task): number {
  return partsOf(task)[0]?.points ?? 0
}
