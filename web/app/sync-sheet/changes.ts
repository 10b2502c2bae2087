/** What a queued or refused change was about, in words: from its input, its images and, last, the row as it is now. */
import type { LucideIcon } from 'lucide-react'
import { Check, Hand, HeartHandshake, ListPlus, ListX, Pencil, Undo2, User } from 'lucide-react'
import type { CommandName } from '#domain/commands.ts'
import { commandOf } from '#domain/commands.ts'
import type { Task } from '#domain/tasks/task.ts'
import { pointsFor } from '#domain/tasks/task.ts'
import type { OutboxItem } from '#web/data/device-store.ts'
import type { IconTileTone } from '#web/ui/icon-tile.tsx'
import { texts } from './texts.ts'

type Item = Pick<OutboxItem, 'name' | 'input' | 'changes'>
export type TasksById = ReadonlyMap<string, Task>

/** The id of the row a change is about. */
export function subjectId({ input }: Pick<Item, 'input'>): string | null {
  return textIn(input, 'id')
}

/** The task as it was before the change, or else as it is known. */
export function taskOf(item: Item, current: TasksById): Task | null {
  const id = subjectId(item)
  if (id === null) return null
  const change = item.changes.find((each) => each.table === 'tasks' && each.id === id)
  const image = change?.before ?? change?.after
  return image ? (image as Task) : (current.get(id) ?? null)
}

/** "Completed Wash Biscuit". */
export function didText(item: Item, current: TasksById): string {
  return textsOf(item.name)?.did(nameOf(item, current)) ?? commandOf(item.name).summary
}

/** "You completed Wash Biscuit". */
export function youDidText(item: Item, current: TasksById): string {
  return textsOf(item.name)?.youDid(nameOf(item, current)) ?? commandOf(item.name).summary
}

export function nameOf(item: Item, current: TasksById): string {
  const typed = item.name === 'createTask' ? textIn(item.input, 'name') : null
  const name = typed ?? taskOf(item, current)?.name ?? ''
  return name === '' ? texts.aTask : name
}

/** Points a waiting change has brought, as they count on this device. */
export function pointsOf(item: Item, current: TasksById): number | null {
  const task = item.name === 'completeTask' ? taskOf(item, current) : null
  return task && pointsFor(task)
}

export function iconOf(name: CommandName): {
  readonly icon: LucideIcon
  readonly tone: IconTileTone
} {
  return icons[name] ?? { icon: Pencil, tone: 'plain' }
}

const icons: Partial<Record<CommandName, { icon: LucideIcon; tone: IconTileTone }>> = {
  createTask: { icon: ListPlus, tone: 'task' },
  updateTask: { icon: Pencil, tone: 'partner' },
  deleteTask: { icon: ListX, tone: 'plain' },
  claimTask: { icon: Hand, tone: 'task' },
  releaseTask: { icon: Undo2, tone: 'plain' },
  completeTask: { icon: Check, tone: 'task' },
  approveTask: { icon: Check, tone: 'partner' },
  reopenTask: { icon: Undo2, tone: 'plain' },
  respondToInvitation: { icon: HeartHandshake, tone: 'partner' },
  cancelInvitation: { icon: HeartHandshake, tone: 'partner' },
  updateProfile: { icon: User, tone: 'plain' },
}

function textsOf(name: CommandName) {
  return name in texts.changes ? texts.changes[name as keyof typeof texts.changes] : null
}

function textIn(input: unknown, field: string): string | null {
  const value: unknown =
    typeof input === 'object' && input !== null ? Reflect.get(input, field) : undefined
  return typeof value === 'string' ? value : null
}
