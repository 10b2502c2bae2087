/** Describes a queued or refused change, from its input, its snapshots and, if those do not help, the current row. */
import type { LucideIcon } from 'lucide-react'
import {
  Bell,
  Check,
  CircleX,
  Gift,
  Hand,
  HandCoins,
  HeartHandshake,
  ListPlus,
  ListX,
  Pencil,
  Undo2,
  User,
} from 'lucide-react'
import { occurrenceId } from '#domain/chores/chore-ids.ts'
import type { NamedTable } from '#domain/command-text.ts'
import { commandTexts } from '#domain/command-texts.ts'
import type { CommandName } from '#domain/commands.ts'
import { commandOf } from '#domain/commands.ts'
import type { Tables } from '#domain/tables.ts'
import { performerPart } from '#domain/tasks/split.ts'
import type { OutboxItem } from '#web/data/device-store.ts'
import type { IconTileTone } from '#web/ui/icon-tile.tsx'
import { texts } from './texts.ts'

type Item = Pick<OutboxItem, 'name' | 'input' | 'changes' | 'undone'>
export type Rows = { readonly [Name in NamedTable]: ReadonlyMap<string, Tables[Name]> }

/** The table of the row that a command is about, if that row has a name. */
export function tableOf(name: CommandName): NamedTable | null {
  return commandTexts[name].about ?? null
}

/** The id of the row that a change is about; for a day of a repeating task the id of that day's row (C2). */
export function subjectId({ input }: Pick<Item, 'input'>): string | null {
  const [id, slot] = [textIn(input, 'id'), textIn(input, 'slot')]
  return id !== null && slot !== null ? occurrenceId(id, slot) : id
}

/** The row before the change, or else as it is known. */
export function rowOf<Name extends NamedTable>(
  item: Omit<Item, 'name'>,
  table: Name,
  current: Rows,
): Tables[Name] | null {
  const id = subjectId(item)
  if (id === null) return null
  const change = [...item.changes, ...(item.undone ?? [])].find(
    (each) => each.table === table && each.id === id,
  )
  const snapshot = change?.before ?? change?.after
  if (snapshot) return snapshot as Tables[Name]
  return current[table].get(id) ?? null
}

/** "Completed Wash Biscuit". */
export function didText(item: Item, current: Rows): string {
  return commandTexts[item.name].did(nameOf(item, current))
}

/** "You completed Wash Biscuit". */
export function youDidText(item: Item, current: Rows): string {
  return commandTexts[item.name].youDid(nameOf(item, current))
}

export function nameOf(item: Item, current: Rows): string {
  const table = tableOf(item.name)
  if (table === null) return ''
  const isNew = commandOf(item.name).answer?.created === true
  const typed = isNew ? textIn(item.input, table === 'loans' ? 'title' : 'name') : null
  const row = rowOf(item, table, current)
  const known = row && ('title' in row ? row.title : row.name)
  return (typed ?? known) || texts.unnamed[table]
}

/** The points that a waiting change has brought, as they count on this device. */
export function pointsOf(item: Item, current: Rows): number | null {
  const task = item.name === 'completeTask' ? rowOf(item, 'tasks', current) : null
  // A task that a parent ticked for a child pays the child (T23).
  return task && textIn(item.input, 'for') === null ? performerPart(task) : null
}

type Look = { readonly icon: LucideIcon; readonly tone: IconTileTone }

export function iconOf(name: CommandName): Look {
  return icons[name] ?? byKind[tableOf(name) ?? kindOf(name)]
}

const icons: Readonly<Partial<Record<CommandName, Look>>> = {
  createTask: { icon: ListPlus, tone: 'task' },
  updateTask: { icon: Pencil, tone: 'partner' },
  deleteTask: { icon: ListX, tone: 'plain' },
  claimTask: { icon: Hand, tone: 'task' },
  releaseTask: { icon: Undo2, tone: 'plain' },
  approveTask: { icon: Check, tone: 'partner' },
  reopenTask: { icon: Undo2, tone: 'plain' },
  createChore: { icon: ListPlus, tone: 'task' },
  updateChore: { icon: Pencil, tone: 'partner' },
  deleteChore: { icon: ListX, tone: 'plain' },
  createTemplate: { icon: ListPlus, tone: 'task' },
  importItems: { icon: ListPlus, tone: 'task' },
  updateTemplate: { icon: Pencil, tone: 'partner' },
  deleteTemplate: { icon: ListX, tone: 'plain' },
  updateReward: { icon: Pencil, tone: 'reward' },
  denyReward: { icon: CircleX, tone: 'reward' },
  denyLoan: { icon: CircleX, tone: 'points' },
}

const byKind = {
  tasks: { icon: Check, tone: 'task' },
  rewards: { icon: Gift, tone: 'reward' },
  loans: { icon: HandCoins, tone: 'points' },
  people: { icon: HeartHandshake, tone: 'partner' },
  notes: { icon: Bell, tone: 'plain' },
  self: { icon: User, tone: 'plain' },
} satisfies Record<string, Look>

function kindOf(name: CommandName): 'people' | 'notes' | 'self' | 'loans' {
  if (name === 'clearRepaidLoans') return 'loans'
  if (/Invit|Partner/.test(name)) return 'people'
  return name.includes('Notification') ? 'notes' : 'self'
}

/** Whether it completed a day of a repeating task. */
export function isDayDone({ name, input }: Pick<Item, 'name' | 'input'>): boolean {
  return name === 'completeTask' && textIn(input, 'slot') !== null
}

export function textIn(input: unknown, field: string): string | null {
  const value: unknown =
    typeof input === 'object' && input !== null ? Reflect.get(input, field) : undefined
  return typeof value === 'string' ? value : null
}
