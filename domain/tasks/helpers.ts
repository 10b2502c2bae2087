/** Tasks that several people did together: who they are, and what each of them earns (T22). */
import type { Task } from '#domain/tasks/task.ts'
import { performerOf, pointsFor } from '#domain/tasks/task.ts'

/** What a person earned. */
export type Part = { readonly person: string; readonly points: number }

/** Who helped the performer, in the order in which the points are split. */
export function helpersOf({ helpers }: Pick<Task, 'helpers'>): readonly string[] {
  return helpers.split(',').filter((person) => person !== '')
}

export function joinHelpers(people: readonly string[]): string {
  return people.join(',')
}

/** Points split whole: the same for everyone, and what remains one by one from the first (T22). */
export function splitPoints(points: number, people: readonly string[]): readonly Part[] {
  const [each, rest] = [Math.floor(points / people.length), points % people.length]
  return people.map((person, place) => ({ person, points: each + (place < rest ? 1 : 0) }))
}

/** The parts of everybody who did a task, the performer first. */
export function partsOf(task: Task): readonly Part[] {
  return splitPoints(pointsFor(task), [performerOf(task), ...helpersOf(task)])
}

/** What a task earns its performer, who may have done it with others. */
export function performerPart(task: Task): number {
  return partsOf(task)[0]?.points ?? 0
}
