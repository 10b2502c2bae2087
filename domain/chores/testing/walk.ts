/** The plan of a chore, walked slot by slot from the wanted one: slow and plain, to hold the real one to it. */
import { afterMissed, afterSettled, holderOf, turnsOf } from '#domain/chores/rota.ts'
import type { Series } from '#domain/chores/timetable.ts'
import { nextPlanned, readTimetable } from '#domain/chores/timetable.ts'
import { fromEpochDay, toEpochDay } from '#domain/days.ts'

/** The first hundred. `today` is a day, yyyy-MM-dd. */
export function walk(series: Series, today: string) {
  const table = readTimetable(series)
  const now = toEpochDay(today)
  const found: { slot: string; seat: string | undefined }[] = []
  let turns = turnsOf(table.rota)
  let slot = table.slot === null ? null : nextPlanned(table, table.slot)
  while (slot !== null && found.length < 100) {
    const waits = table.chore.if_missed === 'waits'
    const next = nextPlanned(table, (waits ? Math.max(slot, now) : slot) + 1)
    const holder = holderOf(table.rota, turns, slot)
    found.push({ slot: fromEpochDay(slot), seat: table.rota.seats[holder?.place ?? -1]?.id })
    turns =
      next !== null && next <= now
        ? afterMissed(table.rota, turns, holder)
        : afterSettled(table.rota, turns, { holder, by: holder && holder.place })
    slot = next
  }
  return found
}
