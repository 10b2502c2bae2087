/** A household's day on several devices, including taps on the same tasks at the same moment. */
import { v7 } from 'uuid'
import type { CommandInput, CommandName } from '#domain/commands.ts'
import type { Task } from '#domain/tasks/task.ts'
import { effortLevels } from '#domain/tasks/task.ts'
import type { Random } from '#server/demo/random.ts'
import type { EngineDevice } from './engine-device.ts'

/** A mutation as it was queued. */
export type Made = {
  readonly id: string
  readonly name: CommandName
  readonly taskId: string
  readonly taskName: string | null
  readonly isShared: boolean
}
type Tapper = {
  readonly device: EngineDevice
  /** The tasks that this device created: nobody else renames or deletes them. */
  readonly own: Set<string>
  readonly random: Random
}

/** The newest tasks, which people have on their screens. */
const SHOWN = 20

/** One tap; null if there was nothing to tap, or the rules refused it. */
export async function tap(tapper: Tapper): Promise<Made | null> {
  const { device, random, own } = tapper
  const newest = await device.newestTasks(SHOWN)
  const shown = newest.filter(({ id, is_shared }) => is_shared || own.has(id))
  const task = shown[random.between(0, shown.length - 1)]
  return task === undefined || random.chance(0.35) ? create(tapper) : change(tapper, task)
}

async function create({ device, own, random }: Tapper): Promise<Made | null> {
  const input = {
    id: v7(),
    name: `Chore ${random.between(0, 999_999)}`,
    time_minutes: random.between(1, 60),
    effort_level: effortLevels[random.between(0, effortLevels.length - 1)] ?? 'easy',
    is_shared: random.chance(0.7),
  } as CommandInput<'createTask'>
  const id = await device.run('createTask', input)
  if (id === null) return null
  own.add(input.id)
  return {
    id,
    name: 'createTask',
    taskId: input.id,
    taskName: input.name,
    isShared: input.is_shared ?? false,
  }
}

async function change(tapper: Tapper, task: Task): Promise<Made | null> {
  const { device, random } = tapper
  const name = kindOf(tapper, task)
  const taskName = name === 'updateTask' ? `Chore ${random.between(0, 999_999)}` : null
  const input = { id: task.id, ...(taskName !== null && { name: taskName }) }
  const id = await device.run(name, input)
  if (id === null) return null
  return { id, name, taskId: task.id, taskName, isShared: task.is_shared }
}

function kindOf({ device, own, random }: Tapper, task: Task): CommandName {
  if (task.completed_at !== null) return 'reopenTask'
  if (own.has(task.id) && random.chance(0.3))
    return random.chance(0.6) ? 'updateTask' : 'deleteTask'
  const isOthers = task.user_id !== device.account && task.claimed_by === null
  return isOthers ? 'claimTask' : 'completeTask'
}
