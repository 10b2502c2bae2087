/** The tasks that I completed: performed or helped with (T4, T22). Read by indexes, however many there are. */
import { helpedKey } from '#domain/tasks/task-table.ts'
import type { StoredTask } from '#web/data/database.ts'
import type { ListRange } from '#web/shared/lists/list-range.ts'
import { mergedRange } from '#web/shared/lists/list-range.ts'
import type { Tasks } from './waiting-reads.ts'
import { completedBy } from './waiting-reads.ts'

/** The tasks that a person helped with, oldest first. */
export function helpedBy(tasks: Tasks, person: string) {
  return tasks.where('_helped').between(helpedKey(person, ''), helpedKey(person, '\uffff'))
}

export async function countDoneBy(tasks: Tasks, person: string): Promise<number> {
  const [performed, helped] = await Promise.all([
    completedBy(tasks, '_done', person).count(),
    helpedBy(tasks, person).count(),
  ])
  return performed + helped
}

/** A range of both as one list, newest first; it reads no more rows of either than the range contains. */
export async function readDoneBy(
  tasks: Tasks,
  person: string,
  { from, size }: ListRange,
): Promise<readonly StoredTask[]> {
  const skipped = await helpedBefore(tasks, person, from)
  const performed = (max: number) =>
    completedBy(tasks, '_done', person)
      .reverse()
      .offset(from - skipped)
      .limit(max)
      .toArray()
  const helped = (max: number) =>
    helpedBy(tasks, person).reverse().offset(skipped).limit(max).toArray()
  return mergedRange([performed, helped], ({ completed_at }) => completed_at, { from: 0, size })
}

/** How many of the first `place` tasks of the list are ones that the person helped with. */
async function helpedBefore(tasks: Tasks, person: string, place: number): Promise<number> {
  let [low, high] = [0, Math.min(place, await helpedBy(tasks, person).count())]
  while (low < high) {
    const middle = (low + high) >> 1
    const row = await helpedBy(tasks, person).reverse().offset(middle).first()
    const newer = [person, row?.completed_at ?? '']
    const performed = await tasks.where('_done').between(newer, [person, '\uffff']).count()
    if (middle + performed < place) low = middle + 1
    else high = middle
  }
  return low
}
