/** Refused changes as a person meets them: one card for what concerns one thing, why, and what can be kept (R31). */
import type { RefusalCode } from '#domain/command-error.ts'
import { commands } from '#domain/commands.ts'
import type { Task } from '#domain/tasks/task.ts'
import { pointsFor } from '#domain/tasks/task.ts'
import type { RejectedItem } from '#web/data/device-store.ts'
import type { TasksById } from './changes.ts'
import { nameOf, subjectId, taskOf } from './changes.ts'
import { texts } from './texts.ts'
import { momentOf } from './when.ts'

/** Changes to the same row, oldest first: the oldest is the cause of the others. */
export type RefusedGroup = { readonly key: string; readonly items: readonly RejectedItem[] }

export type TaskDraft = Pick<Task, 'name' | 'time_minutes' | 'effort_level'> &
  Partial<Pick<Task, 'description' | 'image_url' | 'is_shared'>>

/** What keeps the person's work: a new task, or the same changes once more, on a new row where the id was taken. */
export type Remedy =
  | { readonly kind: 'addMyPart' | 'saveAsNew' | 'createAgain'; readonly task: TaskDraft }
  | { readonly kind: 'tryAgain'; readonly onNewId: boolean }

/** The row belongs to somebody else by now, or to nobody. */
const lost = new Set<RefusalCode>([
  'already_completed',
  'claimed',
  'not_found',
  'gone',
  'forbidden',
  'not_claimed',
])
/** The same change may be taken another time. */
const passing = new Set<RefusalCode>([
  'limit_reached',
  'loan_limit',
  'server_error',
  'invalid_args',
  'too_old',
  'insufficient_points',
  'claimed',
  'not_claimed',
])

/** Needs no answer: what the person wanted has been done by somebody else. */
export function isFact({ code }: RejectedItem): boolean {
  return code === 'already_decided'
}

/** Groups by row, the newest change first. */
export function groupRefused(items: readonly RejectedItem[]): readonly RefusedGroup[] {
  const groups = new Map<string, RejectedItem[]>()
  for (const item of items.filter((each) => !isFact(each)).sort(byTime)) {
    const key = subjectId(item) ?? item.name
    groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return [...groups]
    .map(([key, group]) => ({ key, items: group }))
    .sort((one, other) => byTime(other.items.at(-1), one.items.at(-1)))
}

export function remedyFor({ items }: RefusedGroup, current: TasksById): Remedy | null {
  const created = items.find(({ name }) => name === 'createTask')
  if (created) return { kind: 'tryAgain', onNewId: created.code === 'id_conflict' }
  const task = draftFrom(items, current)
  const lostItems = items.filter(({ code }) => lost.has(code))
  const edit = lostItems.find(({ name }) => name === 'updateTask')
  if (edit && task) return { kind: isMissing(edit) ? 'createAgain' : 'saveAsNew', task }
  const isWork = lostItems.some(({ name }) => name === 'completeTask' || name === 'claimTask')
  if (isWork && task) {
    const { name, time_minutes, effort_level } = task
    return { kind: 'addMyPart', task: { name, time_minutes, effort_level } }
  }
  return items.some(({ code }) => passing.has(code)) ? { kind: 'tryAgain', onNewId: false } : null
}

/** Why it was refused, with names and times as far as the server told them. */
export function reasonOf(item: RejectedItem, now: Date): string {
  const { name: who, at } = item.details ?? {}
  const { code, message } = item
  const isKnown = code === 'already_completed' || code === 'claimed'
  if (!isKnown || typeof who !== 'string' || typeof at !== 'string')
    return texts.otherReason(message)
  return texts.reasons[code][hindered(item)](who, momentOf(at, now))
}

function hindered({ name }: RejectedItem): 'first' | 'edit' | 'remove' {
  if (name === 'updateTask') return 'edit'
  return name === 'deleteTask' ? 'remove' : 'first'
}

/** What it means for the person's points or text. */
export function meaningOf(item: RejectedItem, current: TasksById, balance: number): string {
  const { meanings } = texts
  switch (item.name) {
    case 'createTask':
      return item.code === 'limit_reached' ? meanings.limitTomorrow : meanings.textKept
    case 'updateTask':
    case 'updateProfile':
      return meanings.textKept
    case 'completeTask': {
      const task = taskOf(item, current)
      const who = item.details?.['name']
      if (!task) return meanings.pointsStay(balance)
      return item.code === 'already_completed' && typeof who === 'string'
        ? meanings.pointsWentTo(pointsFor(task), who, balance)
        : meanings.pointsNotAdded(pointsFor(task), balance)
    }
    default:
      return meanings.pointsStay(balance)
  }
}

export function factText(item: RejectedItem, current: TasksById): string {
  const who = item.details?.['name']
  return item.name === 'approveTask' && typeof who === 'string'
    ? texts.facts.approved(who, nameOf(item, current))
    : texts.facts.other(item.message)
}

/** The task as it was before the refused changes, with what was typed on top. */
function draftFrom(items: readonly RejectedItem[], current: TasksById): TaskDraft | null {
  const [first] = items
  const image = first ? taskOf(first, current) : null
  if (!image || image.name === '') return null
  const { name, description, time_minutes, effort_level, image_url, is_shared } = image
  let draft: TaskDraft = { name, description, time_minutes, effort_level, image_url, is_shared }
  for (const item of items) {
    const typed = item.name === 'updateTask' ? parseEdit(item.input) : null
    if (typed) draft = { ...draft, ...typed }
  }
  return draft
}

function parseEdit(input: unknown): Partial<TaskDraft> | null {
  const parsed = commands.updateTask.input.safeParse(input)
  if (!parsed.success) return null
  const { id: _, ...fields } = parsed.data
  const typed = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(typed)
}

function isMissing({ code }: RejectedItem): boolean {
  return code === 'not_found' || code === 'gone'
}

function byTime(one: RejectedItem | undefined, other: RejectedItem | undefined): number {
  return (one?.at ?? '').localeCompare(other?.at ?? '')
}
