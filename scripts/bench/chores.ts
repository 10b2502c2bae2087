/** Repeating tasks for a household of two: of every kind, half of them due, all in turns. */
import { localDay } from '#domain/calendar.ts'
import { seatId } from '#domain/chores/chore-ids.ts'
import type { Chore, Seat } from '#domain/chores/chore.ts'
import { choreColumns, ruleColumns, seatColumns } from '#domain/chores/chore.ts'
import { nextDay, readRule } from '#domain/chores/rule.ts'
import { newRow } from '#domain/column.ts'
import { addDays, fromEpochDay, toEpochDay } from '#domain/days.ts'
import { derivedId } from '#domain/derived-id.ts'
import type { Household } from './household.ts'

const rules = [
  { repeats: 'daily', every: 1, weekdays: 0, month_day: null },
  { repeats: 'weekly', every: 1, weekdays: 0b0010010, month_day: null },
  { repeats: 'daily', every: 3, weekdays: 0, month_day: null },
  { repeats: 'monthly_day', every: 1, weekdays: 0, month_day: 31 },
] as const

export function choresOf(
  { members: [ann, ben] }: Household,
  count: number,
): { readonly chores: readonly Chore[]; readonly seats: readonly Seat[] } {
  const today = localDay(new Date().toISOString(), 'Europe/Berlin')
  const chores = Array.from({ length: count }, (_, place) => choreOf(ann, { place, today }))
  const seats = chores.flatMap((chore) =>
    [ann, ben].map((person, place) => seatOf(chore, { person, place })),
  )
  return { chores, seats }
}

function choreOf(
  owner: string,
  { place, today }: { readonly place: number; readonly today: string },
): Chore {
  const rule = newRow(ruleColumns, {
    ...(rules[place % rules.length] ?? rules[0]),
    starts_on: addDays(today, -20),
  })
  // Every second one has been waiting for three days.
  const from = toEpochDay(today) - (place % 2 === 0 ? 3 : -1)
  return newRow(choreColumns, {
    ...rule,
    id: derivedId('bench chore', owner, String(place)),
    user_id: owner,
    created_at: new Date(Date.parse(today) - place * 60_000).toISOString(),
    name: `Chore ${place}`,
    description: place % 3 === 0 ? 'As last time.' : '',
    time_minutes: 5 + (place % 50),
    is_shared: true,
    due_time: place % 5 === 0 ? '19:00' : null,
    time_zone: 'Europe/Berlin',
    if_missed: 'waits',
    who: 'turns',
    turns_order: place % 3 === 0 ? 'shuffle' : 'round',
    slot: fromEpochDay(nextDay(readRule(rule), from) ?? from),
    rule_by: owner,
  })
}

function seatOf(
  { id, user_id }: Chore,
  { person, place }: { readonly person: string; readonly place: number },
): Seat {
  return newRow(seatColumns, { id: seatId(id, person), chore_id: id, user_id, person, place })
}
