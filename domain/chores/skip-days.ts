/** How many days can be skipped, and for how long a chore remembers them (C15). */
import { itemsOf, joinItems } from '#domain/column.ts'
import { refusal } from '#domain/command-error.ts'
import { addDays } from '#domain/days.ts'
import type { Chore } from './chore.ts'
import { MAX_SKIPS } from './chore.ts'
import { broughtForward } from './settle.ts'
import type { Series } from './timetable.ts'

/** After so many days nobody takes a skip back any more. */
const REMEMBERED_DAYS = 60

/** Throws `skip_limit` if more days are skipped from today on than may be (C15). */
export function requireRoomToSkip(skips: string, today: string): void {
  if (itemsOf(skips).filter((day) => day >= today).length > MAX_SKIPS)
    throw refusal('skip_limit', 'ahead', { limit: MAX_SKIPS })
}

/** The chore without the skips that are too old to matter; it moves on to what is open first, so that no turn shifts. */
export function forgetOldSkips(series: Series, today: string): Chore {
  const { chore } = series
  const oldest = addDays(today, -REMEMBERED_DAYS)
  const skips = joinItems(itemsOf(chore.skips).filter((day) => day >= oldest))
  return skips === chore.skips ? chore : { ...chore, ...broughtForward(series, today), skips }
}
