/** Settling an occurrence, and taking that back, for every command: row, chore and seats together (C8, C9). */
import type { CommandError } from '#domain/command-error.ts'
import { refusal } from '#domain/command-error.ts'
import type { CommandContext } from '#domain/command.ts'
import { nameFor, partnersOf } from '#domain/partnerships/partners.ts'
import type { Task } from '#domain/tasks/task.ts'
import { performerOf } from '#domain/tasks/task.ts'
import type { Tx } from '#domain/tx.ts'
import { FORMER_MEMBER } from '#domain/users/user.ts'
import type { Chore } from './chore.ts'
import { dropRow, pastDone, readBefore, writeBefore } from './occurrence-row.ts'
import { asPrivateAs } from './private-row.ts'
import { settledLately, streakAfterLateTick } from './repair-streak.ts'
import { remember, seriesOf, todayOf } from './series.ts'
import type { Eligibility } from './settle.ts'
import { eligibilityOf, settled, withoutItsSkip } from './settle.ts'
import type { Series } from './timetable.ts'

/** The chore of a row; null for a plain task, or if the chore was deleted. */
export function seriesOfRow(tx: Tx, { chore_id }: Task): Series | null {
  const chore = chore_id === null ? null : tx.get('chores', chore_id)
  return chore && seriesOf(tx, chore)
}

/**
 * The row, claimed for the person who settles it, with the chore's previous memory; the chore and its seats move on.
 * Throws `not_open`, `too_late` or `gone` (C7, C10). One that was reopened beside can be settled at any time (C9).
 */
export function settleRow(
  tx: Tx,
  { row, series: found, by }: Settling,
  context: CommandContext,
): Task {
  const { actor } = context
  const tapped = { slot: row.slot ?? '', today: todayOf(found.chore, context) }
  const eligibility = row.completions > 0 ? 'may' : eligibilityOf(found, tapped)
  if (eligibility !== 'may') throw slotRefusal(tx, found.chore, { eligibility, actor })
  const series = withoutItsSkip(found, tapped.slot)
  const { chore } = series
  const after = settled(series, { ...tapped, by, due_on: row.due_on })
  const repaired = streakAfterLateTick(tx, series, row.slot ?? '') ?? 0
  const streak = Math.max(after.chore.run, repaired)
  const best_run = Math.max(after.chore.best_run, streak)
  remember(tx, series, { ...after, chore: { ...after.chore, run: streak, best_run } })
  const open = tx.select('tasks', { chore_id: chore.id, completed_at: null })
  for (const older of open) if (isOlder(older, row, after.chore.slot)) dropRow(tx, older)
  return { ...row, claimed_by: by, before: writeBefore(chore, row.claimed_by !== null) }
}

export type Settling = {
  readonly row: Task
  readonly series: Series
  /** The person who did it. */
  readonly by: string
}

/** A row of a slot that is missed or covered by this one, unless it was reopened and waits beside it (C8, C9). */
function isOlder({ slot, id, completions }: Task, row: Task, wanted: string | null): boolean {
  return id !== row.id && completions === 0 && slot !== null && wanted !== null && slot < wanted
}

type Refused = { readonly eligibility: Exclude<Eligibility, 'may'>; readonly actor: string }

/** Why a slot cannot be completed, claimed or changed; names who changed the rule if the actor knows them (C7, C10). */
export function slotRefusal(
  tx: Tx,
  { rule_by }: Chore,
  { eligibility, actor }: Refused,
): CommandError {
  if (eligibility === 'not_open') return refusal('not_open', 'yet')
  if (eligibility === 'too_late') return refusal('too_late', 'over')
  const isKnown = rule_by === actor || partnersOf(tx, actor).includes(rule_by)
  const name = nameFor(tx, actor, rule_by)
  return isKnown ? refusal('gone', 'changed_by', { name }) : refusal('gone', 'changed')
}

/**
 * The row after its completion is taken back. Under the same rule, and if nothing later was settled, the chore moves
 * back, too; otherwise the row is open beside the current one (C9).
 */
export function unsettleRow(tx: Tx, row: Task): Task {
  const open = { ...unclaimed(tx, row), completed_at: null, ...unproven }
  const series = seriesOfRow(tx, row)
  if (series === null || row.before === null) return open
  const { wasClaimed, ...before } = readBefore(row.before)
  const { chore, seats } = series
  if (chore.revision === before.revision) {
    if (chore.last_slot === row.slot)
      tx.put('chores', pastDone(tx, { ...chore, ...before }, row.id))
    else if (isLastLate(tx, series, row))
      tx.put('chores', { ...chore, run: before.run, best_run: before.best_run })
  }
  const seat = seats.find(({ person }) => person === performerOf(row))
  if (seat && seat.done > 0) tx.put('seats', { ...seat, done: seat.done - 1 })
  return asPrivateAs(chore, wasClaimed ? open : free(open))
}

/** A late tick after which nothing was settled: the streak that it repaired is broken again (C8, C9). */
function isLastLate(tx: Tx, series: Series, { id, before, completed_at }: Task): boolean {
  if (series.chore.last_slot !== readBefore(before ?? '').last_slot) return false
  const at = completed_at ?? ''
  const others = settledLately(tx, series).filter((each) => each.id !== id)
  return others.length > 0 && others.every((each) => (each.completed_at ?? '') < at)
}

/** The fields of a completion after it is taken back (T21, T22, T23). */
const unproven = {
  approved_by: null,
  before: null,
  proof_url: null,
  helpers: '',
  is_ticked: false,
} as const

/**
 * One assigned to a person, or ticked by a parent, was completed without a claim, and has none afterwards (T12, T23); nor
 * has one whose doer is no partner of its owner any more (F4).
 */
function unclaimed(tx: Tx, row: Task): Task {
  const wasFor = row.chore_id === null && row.claimed_by !== null && row.claimed_at === null
  return wasFor || row.is_ticked || isParted(tx, row) ? free(row) : row
}

/** If the owner's account was deleted, the row stays with the person who did it. */
function isParted(tx: Tx, { user_id, claimed_by }: Task): boolean {
  if (claimed_by === null || claimed_by === user_id || user_id === FORMER_MEMBER) return false
  return !partnersOf(tx, user_id).includes(claimed_by)
}

function free(row: Task): Task {
  return { ...row, claimed_by: null, claimed_at: null }
}
