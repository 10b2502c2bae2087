/** The commands on pauses: a person is away, or pauses their own repeating tasks (C19). */
import * as z from 'zod/mini'
import { localDay } from '#domain/calendar.ts'
import { refusal } from '#domain/command-error.ts'
import type { CommandContext } from '#domain/command.ts'
import { defineCommand, HOLD_MS } from '#domain/command.ts'
import { dayField } from '#domain/day-fields.ts'
import { addDays, toEpochDay } from '#domain/days.ts'
import { id } from '#domain/id.ts'
import { notify } from '#domain/notifications/notify.ts'
import { requireParent } from '#domain/partnerships/parents.ts'
import { partnersOf } from '#domain/partnerships/partners.ts'
import { requireNewId } from '#domain/shared-row.ts'
import type { Tx } from '#domain/tx.ts'
import { zoneOf } from '#domain/users/user.ts'
import type { Chore, Pause, Seat } from './chore.ts'
import { MAX_PAUSES, PAUSE_BACK_DAYS, pauseKinds, MAX_AWAY } from './chore.ts'
import type { Range } from './day-ranges.ts'
import { endedBefore, rangeAt, readAway, withoutDays, writeAway } from './day-ranges.ts'
import { repairStreaks } from './repair-streak.ts'
import { openOccurrence } from './schedule.ts'
import { seriesOf } from './series.ts'
import { broughtForward } from './settle.ts'

export const pauseCommands = {
  setPause: defineCommand({
    version: 1,
    holdMs: HOLD_MS,
    rest: { method: 'POST', path: '/api/pauses' },
    input: z.object({
      id,
      kind: z.enum(pauseKinds),
      from_on: dayField,
      until_on: z._default(z.nullable(dayField), null),
      for: z.optional(id),
    }),
    serverDefaults: (make) => ({ id: make.id() }),
    answer: { name: 'pause', table: 'pauses', created: true },
    run(tx, { for: child, ...given }, context) {
      const { actor, at } = context
      if (child !== undefined && child !== actor) requireParent(tx, actor, child)
      requireNewId(tx, 'pauses', given.id)
      const pause: Pause = { ...given, user_id: child ?? actor, created_at: at }
      requirePauseDays(pause, { today: todayOf(tx, context) })
      replaceOverlaps(tx, pause)
      tx.put('pauses', pause)
      if (pause.kind === 'away') copyAwayToSeats(tx, pause.user_id, at)
      else notifyPartners(tx, pause, context)
      repairStreaks(tx, pause)
    },
  }),

  endPause: defineCommand({
    version: 1,
    rest: { method: 'DELETE', path: '/api/pauses/:id' },
    input: z.object({ id }),
    silentRefusals: ['not_found'],
    run(tx, input, context) {
      const { actor, at } = context
      const pause = tx.get('pauses', input.id)
      if (pause === null || !isKnown(tx, actor, pause)) throw refusal('not_found', 'pauses')
      if (pause.user_id !== actor) requireParent(tx, actor, pause.user_id)
      const ended = endedBefore(pause, todayOf(tx, context))
      if (ended === null) tx.delete('pauses', pause.id)
      else tx.put('pauses', ended)
      if (pause.kind === 'away') copyAwayToSeats(tx, pause.user_id, at)
    },
  }),
}

function isKnown(tx: Tx, actor: string, { user_id }: Pause): boolean {
  return user_id === actor || partnersOf(tx, actor).includes(user_id)
}

/** The day of the tap in the actor's zone: a device does not know the zone of others. */
function todayOf(tx: Tx, { actor, at }: CommandContext): string {
  return localDay(at, zoneOf(tx, actor))
}

type Known = {
  /** The day of the tap. */
  readonly today: string
  /** The existing pause: one that is continued after Resume may begin where it began (C19). */
  readonly before?: Pick<Chore, 'paused_from'>
}

/** Throws `invalid_args`, naming the field, if the days are out of order or too long ago. */
export function requirePauseDays(
  { from_on, until_on }: Pick<Pause, 'from_on' | 'until_on'>,
  { today, before }: Known,
): void {
  if (until_on !== null && until_on < from_on)
    throw refusal('invalid_args', 'end_before_start', { field: 'until_on' })
  // A day of grace: in the zone of whoever taps it may still be yesterday.
  const earliest = addDays(today, -PAUSE_BACK_DAYS - 1)
  if (from_on < earliest && from_on !== before?.paused_from)
    throw refusal('invalid_args', 'pause_back', { field: 'from_on', limit: PAUSE_BACK_DAYS })
}

/** Pauses of one kind do not overlap: the new one wins. The oldest are forgotten (C19). */
function replaceOverlaps(tx: Tx, pause: Pause): void {
  const others = tx
    .select('pauses', { user_id: pause.user_id })
    .filter(({ kind }) => kind === pause.kind)
  const kept = others.flatMap((other) => {
    const left = withoutDays(other, pause)
    if (left.some(({ id: same }) => same === other.id)) return left
    tx.delete('pauses', other.id)
    return left
  })
  const inOrder = kept.toSorted((a, b) => (a.from_on < b.from_on ? 1 : -1))
  for (const [place, other] of inOrder.entries())
    if (place < MAX_PAUSES - 1) tx.put('pauses', other)
    else tx.delete('pauses', other.id)
}

function notifyPartners(
  tx: Tx,
  { id: pauseId, user_id, until_on }: Pause,
  context: CommandContext,
): void {
  notify(tx, context, {
    to: partnersOf(tx, user_id),
    type: 'chores_paused',
    by: user_id,
    until_on,
    related_id: pauseId,
    related_type: 'pause',
  })
}

/** Copies a person's absences into their seats, because not everybody who sees a rota sees the pauses (C13). */
function copyAwayToSeats(tx: Tx, person: string, at: string): void {
  const pauses = tx.select('pauses', { user_id: person })
  for (const seat of tx.select('seats', { person })) copyAwayToSeat(tx, seat, { pauses, at })
}

type Absences = { readonly pauses: Parameters<typeof writeAway>[0]; readonly at: string }

/**
 * Forgets absences that are over, as planned or early; the chore first moves on to the open slot, so that nobody's turn
 * shifts, and no day of theirs was missed (C15).
 */
function copyAwayToSeat(tx: Tx, seat: Seat, { pauses, at }: Absences): void {
  const chore = tx.get('chores', seat.chore_id)
  if (chore === null) return
  const series = seriesOf(tx, chore)
  const today = localDay(at, chore.time_zone)
  const open = openOccurrence(series, today)
  const since = open !== null && open.slot < today ? open.slot : today
  const away = writeAway(pauses, { today: since, max: MAX_AWAY })
  if (away === seat.away) return
  const kept = readAway({ away })
  const isForgotten = ({ from }: Range) => from < toEpochDay(since) && !rangeAt(kept, from)
  if (readAway(seat).some(isForgotten))
    tx.put('chores', { ...chore, ...broughtForward(series, today) })
  tx.put('seats', { ...seat, away })
}
