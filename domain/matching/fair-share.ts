/** Suggests who could take which open shared task, to even out the last four weeks. A suggestion, no ranking (S3). */
import { DAY_MS } from '#domain/calendar.ts'
import { partsOf } from '#domain/tasks/split.ts'
import type { Task } from '#domain/tasks/task.ts'
import { canClaim, pointsFor } from '#domain/tasks/task.ts'

export const FAIR_SHARE_MS = 28 * DAY_MS

export type FairShareSources = {
  /** The viewer and their adult partners: a child's work is not weighed against a parent's. */
  readonly viewer: string
  readonly adults: readonly string[]
  /** Completed in the last four weeks, by anybody. */
  readonly done: readonly Task[]
  /** Occurrences are assigned to the person who has the turn (C23). */
  readonly open: readonly Task[]
}

/**
 * The suggested person for each task that can still be claimed. Starts with the heaviest task, and gives each task to
 * the person with the least work so far. Depends only on its input, so it is the same after every replay.
 */
export function fairShare({
  viewer,
  adults,
  done,
  open,
}: FairShareSources): ReadonlyMap<string, string> {
  const loads = new Map(adults.map((person) => [person, 0]))
  const add = (person: string, points: number) => {
    const load = loads.get(person)
    if (load !== undefined) loads.set(person, load + points)
  }
  for (const { person, points } of done.flatMap(partsOf)) add(person, points)
  for (const task of open) {
    const taker = takerOf(task)
    if (taker !== null) add(taker, pointsFor(task))
  }
  const suggested = new Map<string, string>()
  const free = open.filter((task) => canClaim(task) && takerOf(task) === null)
  for (const task of free.toSorted(heaviestFirst)) {
    const candidates = adults.filter((person) => mayTake(person, task, viewer))
    const [taker] = candidates.toSorted(
      (a, b) => (loads.get(a) ?? 0) - (loads.get(b) ?? 0) || order(a, b),
    )
    if (taker === undefined) continue
    suggested.set(task.id, taker)
    add(taker, pointsFor(task))
  }
  return suggested
}

/** The person who claimed it or is assigned to it: it already counts towards their load. */
function takerOf({ claimed_by, assigned_to }: Task): string | null {
  return claimed_by ?? assigned_to
}

/** The viewer's partners need not be each other's: a task of one can only be suggested to its owner and the viewer. */
function mayTake(person: string, { user_id }: Task, viewer: string): boolean {
  return user_id === viewer || person === viewer || person === user_id
}

function heaviestFirst(a: Task, b: Task): number {
  return pointsFor(b) - pointsFor(a) || order(a.created_at, b.created_at) || order(a.id, b.id)
}

function order(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
