/** The command that brings tasks over from another program. */
import * as z from 'zod/mini'
import type { NewChore } from '#domain/chores/chore-fields.ts'
import { occurrenceId, seatId } from '#domain/chores/chore-ids.ts'
import type { Chore } from '#domain/chores/chore.ts'
import { begin, choreOf, requireBelowChoreLimit } from '#domain/chores/new-chore.ts'
import { pastDone } from '#domain/chores/occurrence-row.ts'
import { requirePauseDays } from '#domain/chores/pause-commands.ts'
import { requireRota } from '#domain/chores/take-seats.ts'
import { newRow } from '#domain/column.ts'
import { CommandError } from '#domain/command-error.ts'
import type { CommandContext } from '#domain/command.ts'
import { defineCommand } from '#domain/command.ts'
import { id as idField } from '#domain/id.ts'
import { partnersOf } from '#domain/partnerships/partners.ts'
import { inRoom } from '#domain/rooms/in-room.ts'
import { completionId } from '#domain/tasks/task-ledger.ts'
import type { Task } from '#domain/tasks/task.ts'
import { taskColumns } from '#domain/tasks/task.ts'
import { withDue } from '#domain/tasks/with-due.ts'
import type { Read, Tx } from '#domain/tx.ts'
import { row } from '#domain/tx.ts'
import { countImports } from '#domain/users/creation-limit.ts'
import { zoneOf } from '#domain/users/user.ts'
import type { ImportItem } from './import-fields.ts'
import { importFields } from './import-fields.ts'
import type { Origin } from './import.ts'
import { importedId, isUndated, MAX_IMPORT_CALL } from './import.ts'

export const importCommands = {
  importItems: defineCommand({
    version: 3,
    rest: { method: 'POST', path: '/api/import' },
    input: z.object(importFields),
    facts: (changes) => ({
      added: changes.filter(
        ({ table, before }) => before === null && (table === 'tasks' || table === 'chores'),
      ).length,
    }),
    reads: ({ items }, context) => items.flatMap((item) => readsOf(item, context)),
    run(tx, { items }, context) {
      let added = 0
      for (const [place, item] of items.entries()) {
        const id = importedId(context.actor, item)
        if (isHere(tx, { ...item, id }, context.actor)) continue
        const at = new Date(Date.parse(context.at) - ageOf(item, place)).toISOString()
        naming(`items.${place}`, () => add(tx, { ...item, id }, { ...context, at }))
        added += 1
      }
      countImports(tx, context, added)
    },
  }),
}

/** In milliseconds, so that lists show the items of a call in their order. */
function ageOf(item: ImportItem, place: number): number {
  return isUndated(item) ? place : MAX_IMPORT_CALL - place
}

type Identified = ImportItem & { readonly id: string }

/** Whether an item was imported before, or is a row of the actor's own that left as a file (IM2, IM5). */
function isHere(tx: Tx, { id, source, source_id }: Identified, actor: string): boolean {
  if (tx.get('tasks', id) !== null || tx.get('chores', id) !== null) return true
  if (!mayBeOwn({ source, source_id })) return false
  return [tx.get('tasks', source_id), tx.get('chores', source_id)].some(
    (row) => row?.user_id === actor,
  )
}

/** Whether the id in the file may be the id of a row here. */
function mayBeOwn({ source, source_id }: Origin): boolean {
  return source === 'csv' && idField.safeParse(source_id).success
}

/** The rows that adding an item reads. If they were not named, `run` would start again for each row of fifty items. */
function readsOf(item: ImportItem, context: Pick<CommandContext, 'actor' | 'at'>): readonly Read[] {
  const id = importedId(context.actor, item)
  const own = mayBeOwn(item) ? [row('tasks', item.source_id), row('chores', item.source_id)] : []
  const { repeats } = item
  const beside =
    repeats === null
      ? Array.from({ length: 1 + MAX_GAP }, (_, n) => row('entries', completionId(id, n + 1)))
      : choreReads({ ...item, id, repeats }, context)
  return [row('tasks', id), row('chores', id), ...own, ...beside]
}

/** The further rows of a repeating item: its seats, and its first day. */
function choreReads(
  item: Repeating,
  context: Pick<CommandContext, 'actor' | 'at'>,
): readonly Read[] {
  const slot = slotOf(item, context)
  const seats = item.people.map((person) => row('seats', seatId(item.id, person)))
  return slot === null ? seats : [...seats, row('tasks', occurrenceId(item.id, slot))]
}

/** Null where its rule is refused. */
function slotOf(item: Repeating, context: Pick<CommandContext, 'actor' | 'at'>): string | null {
  try {
    const { due_on, time_zone = 'UTC' } = item
    return choreOf({ ...item, time_zone, who: 'anyone', starts_on: due_on ?? undefined }, context)
      .slot
  } catch (error) {
    if (error instanceof CommandError) return null
    throw error
  }
}

function add(tx: Tx, item: Identified, context: CommandContext): void {
  const { repeats } = item
  if (repeats === null) addTask(tx, item, context)
  else addChore(tx, { ...item, repeats }, context)
}

function addTask(tx: Tx, item: Identified, context: CommandContext): void {
  const { actor, at } = context
  const [person = null, ...others] = peopleOf(tx, item, actor)
  const task = newRow(taskColumns, {
    ...item,
    user_id: actor,
    created_at: at,
    due_time: item.due_on && item.due_time,
    remind_at: item.due_on && item.remind_at,
    due_zone: item.time_zone ?? null,
    assigned_to: others.length === 0 ? person : null,
    approval: null,
  })
  const counted = { ...task, completions: paidOf(tx, task) }
  tx.put('tasks', inRoom(tx, withDue(tx, counted, actor), context))
}

/** At most this many consecutive entries may be missing: each went with the account of the person who did it (F5). */
const MAX_GAP = 2

/** How often a task was completed before it was deleted: the count goes on, so that no entry stands for two (P2). */
function paidOf(tx: Tx, task: Task): number {
  let completions = 0
  for (let next = 1; next <= completions + 1 + MAX_GAP; next++)
    if (tx.get('entries', completionId(task.id, next)) !== null) completions = next
  return completions
}

type Repeating = Identified & Pick<NewChore, 'repeats'>

function addChore(tx: Tx, item: Repeating, context: CommandContext): void {
  const { actor } = context
  requireBelowChoreLimit(tx, actor)
  const people = peopleOf(tx, item, actor)
  const who: Chore['who'] = (['anyone', 'person'] as const)[people.length] ?? 'turns'
  const time_zone = item.time_zone ?? zoneOf(tx, actor)
  const input = { ...item, ...asChild(tx, { ...item, people }, actor), time_zone, who, people }
  const chore = choreOf({ ...input, starts_on: item.due_on ?? undefined }, context)
  requireRota(tx, { chore, people }, actor)
  const { paused_from, paused_until } = item
  if (paused_from !== null)
    requirePauseDays(
      { from_on: paused_from, until_on: paused_until },
      { today: chore.starts_on, before: { paused_from } },
    )
  begin(tx, { chore: pastDone(tx, { ...chore, paused_from, paused_until }), people }, context)
}

/** The item's people who can do it, in order. A former partner is left out, and the import does not fail. */
function peopleOf(tx: Tx, { people, is_shared }: Identified, actor: string): string[] {
  const isChild = tx.get('users', actor)?.is_child === true
  const known = new Set([actor, ...(is_shared && !isChild ? partnersOf(tx, actor) : [])])
  return [...new Set(people)].filter((person) => known.has(person))
}

/** Children make repeating tasks for themselves alone: they share only those that they do themselves (C26). */
function asChild(tx: Tx, item: Identified, actor: string): Partial<NewChore> {
  if (tx.get('users', actor)?.is_child !== true) return {}
  const { approval, is_shared, people } = item
  return {
    is_shared: is_shared && people.length > 0,
    approval: approval === 'nobody' ? 'children' : approval,
  }
}

/** Fields of an item by the names that they have in a chore and in a pause. */
const fieldsOfItems: Readonly<Record<string, string>> = {
  starts_on: 'due_on',
  until_on: 'paused_until',
}

/** Lets a refusal name the item whose field it is about. */
function naming(item: string, work: () => void): void {
  try {
    work()
  } catch (error) {
    const field = error instanceof CommandError ? error.details?.['field'] : undefined
    if (!(error instanceof CommandError) || field === undefined) throw error
    const given = fieldsOfItems[String(field)] ?? String(field)
    throw new CommandError(error.code, { ...error.details, field: `${item}.${given}` })
  }
}
