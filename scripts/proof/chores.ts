/** The changes that a person makes all day, and the resulting state: the server has to accept every one. */
import { v7 } from 'uuid'
import type { Mutation } from '#domain/sync-protocol.ts'
import type { EffortLevel } from '#domain/tasks/task.ts'
import { effortLevels, pointsFor } from '#domain/tasks/task.ts'
import type { Random } from '#server/demo/random.ts'
import { mutationOf } from '../bench/requests.ts'

/** The expected state of a task once everything has arrived. */
export type Expected = {
  readonly id: string
  readonly owner: string
  readonly time_minutes: number
  readonly effort_level: EffortLevel
  name: string
  claimedBy: string | null
  isDone: boolean
  completions: number
}
export type Chores = {
  readonly owner: string
  /** The next tap. Its expectation holds once it has been applied. */
  tap(): Mutation
  /** Adds a task that a partner shared and the server has: from then on it may be claimed. */
  offer(task: Expected): void
  readonly tasks: ReadonlyMap<string, Expected>
  /** The tasks created for the partner, by the mutations that create them. */
  readonly offered: Map<string, Expected>
  points(): number
}

export function createChores(owner: string, random: Random): Chores {
  const tasks = new Map<string, Expected>()
  const offered = new Map<string, Expected>()
  const toClaim: Expected[] = []
  const mine = (isFit: (task: Expected) => boolean) => {
    const fit = [...tasks.values()].slice(-30).filter((task) => isOwn(task, owner) && isFit(task))
    return fit[random.between(0, fit.length - 1)]
  }

  function create(isShared: boolean): Mutation {
    const task = newTask(owner, random)
    if (!isShared) tasks.set(task.id, task)
    const { id, name, time_minutes, effort_level } = task
    const mutation = mutationOf('createTask', {
      id,
      name,
      time_minutes,
      effort_level,
      is_shared: isShared,
    })
    if (isShared) offered.set(mutation.id, task)
    return mutation
  }

  function claim(task: Expected): Mutation {
    tasks.set(task.id, task)
    task.claimedBy = owner
    return mutationOf('claimTask', { id: task.id })
  }

  function work(): Mutation | null {
    const task = mine(({ isDone }) => !isDone)
    if (!task) return null
    task.isDone = true
    task.completions += 1
    return mutationOf('completeTask', { id: task.id })
  }

  function takeBack(): Mutation | null {
    const task = mine(({ isDone }) => isDone)
    if (!task) return null
    task.isDone = false
    return mutationOf('reopenTask', { id: task.id })
  }

  function rename(): Mutation | null {
    const task = mine(({ isDone, claimedBy }) => !isDone && claimedBy === null)
    if (!task) return null
    task.name = `Chore ${random.between(0, 999_999)}`
    return mutationOf('updateTask', { id: task.id, name: task.name })
  }

  function remove(): Mutation | null {
    const task = mine(({ isDone, claimedBy }) => !isDone && claimedBy === null)
    if (!task) return null
    tasks.delete(task.id)
    return mutationOf('deleteTask', { id: task.id })
  }

  const often = [work, work, work, takeBack, rename, remove]
  return {
    owner,
    tasks,
    offered,
    offer: (task) => void toClaim.push(task),
    tap() {
      const waiting = toClaim.pop()
      if (waiting) return claim(waiting)
      const other = random.chance(0.6) ? often[random.between(0, often.length - 1)]?.() : null
      return other ?? create(random.chance(0.3))
    },
    points: () =>
      [...tasks.values()].reduce((sum, task) => sum + (task.isDone ? pointsFor(task) : 0), 0),
  }
}

/** Their own tasks, or claimed ones: nobody else changes these. */
function isOwn(task: Expected, owner: string): boolean {
  return (task.claimedBy ?? task.owner) === owner
}

function newTask(owner: string, random: Random): Expected {
  return {
    id: v7(),
    owner,
    name: `Chore ${random.between(0, 999_999)}`,
    time_minutes: random.between(1, 60),
    effort_level: effortLevels[random.between(0, effortLevels.length - 1)] ?? 'easy',
    claimedBy: null,
    isDone: false,
    completions: 0,
  }
}
