/** Moving something due to another day or person, and who may do that (C14, C16, C26, T12). */
import { localDay } from '#domain/calendar.ts'
import type { CommandError } from '#domain/command-error.ts'
import { refusal } from '#domain/command-error.ts'
import { canEdit } from '#domain/tasks/task.ts'
import type { User } from '#domain/users/user.ts'
import { dayRefusal, moveRefusal } from './free-day.ts'
import type { WeekEntry } from './week.ts'
import { eligibilityAt } from './week.ts'

/** A day of the week, and the person whose row it is in; null for anyone. */
export type Place = { readonly day: string; readonly person: string | null }
/** The fields that change; empty if it is there already. */
export type Change = { readonly due_on?: string; readonly assigned_to?: string | null }
export type Replanned = { readonly change: Change } | { readonly refused: CommandError }

type Actor = { readonly me: Pick<User, 'id' | 'is_child'>; readonly at: string }

/** The change that puts it there, or the reason why that is not possible. */
export function replan(entry: WeekEntry, to: Place, actor: Actor): Replanned {
  const change: Change = {
    ...(to.day !== entry.day && { due_on: to.day }),
    ...(to.person !== entry.person && { assigned_to: to.person }),
  }
  const refused =
    whyNotMoved(entry, to, { ...actor, change }) ?? whyNotGiven(entry, to, { ...actor, change })
  return refused === null ? { change } : { refused }
}

/** Whether a person may move it at all: settled, missed, skipped and paused ones stay where they are. */
export function mayReplan(entry: WeekEntry, { me, at }: Actor): boolean {
  const { state, task, item } = entry
  if (state !== 'open' && state !== 'overdue' && state !== 'planned') return false
  if (item === null) return canEdit(task, me.id)
  const eligibility = eligibilityAt(entry, at)
  if (eligibility === 'too_late' || eligibility === 'gone') return false
  const isFree = task.claimed_by === null || task.claimed_by === me.id
  return isFree && (item.chore.user_id === me.id || !me.is_child)
}

/** Whether somebody can be given it, as far as this device knows its owner's partners (C14, T12). */
function mayGive({ task }: WeekEntry, person: string, me: Pick<User, 'id'>): boolean {
  return task.is_shared && (task.user_id === me.id || person === task.user_id || person === me.id)
}

type Changing = Actor & { readonly change: Change }

function whyNotMoved(
  entry: WeekEntry,
  { day }: Place,
  { at, change }: Changing,
): CommandError | null {
  const { item, series, task } = entry
  if (change.due_on === undefined) return null
  if (item === null || series === null)
    return day < localDay(at, task.due_zone ?? 'UTC') ? dayRefusal('day_past') : null
  const today = localDay(at, item.chore.time_zone)
  return moveRefusal(series, { slot: item.slot, today }, day)
}

function whyNotGiven(
  entry: WeekEntry,
  { person }: Place,
  { me, change }: Changing,
): CommandError | null {
  if (change.assigned_to === undefined) return null
  if (entry.task.claimed_by !== null) return refusal('claimed', 'here')
  if (person === null)
    return entry.item === null || entry.item.chore.who === 'anyone'
      ? null
      : refusal('invalid_args', 'somebodys_turn', { field: 'assigned_to' })
  return mayGive(entry, person, me) ? null : refusal('not_partner', 'turn')
}
