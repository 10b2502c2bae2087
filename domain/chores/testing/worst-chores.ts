/** Repeating tasks as costly as a person can have them: two hundred, open for five years, ten people in turns (C28). */
import type { Chore, Pause, Seat } from '#domain/chores/chore.ts'
import { MAX_AWAY, MAX_CHORES, MAX_PAUSES, MAX_SEATS, MAX_SKIPS } from '#domain/chores/chore.ts'
import { joinItems } from '#domain/column.ts'
import { fromEpochDay, toEpochDay } from '#domain/days.ts'
import { idOf, makeChore, makePause, makeSeats } from '#domain/testing/make.ts'

/** A Monday. */
const today = toEpochDay('2026-03-02')
/** The day this many days after today. */
export const day = (after: number) => fromEpochDay(today + after)
export const FIVE_YEARS = 1826

export const series = Array.from({ length: MAX_CHORES }, (_, place) => idOf(`chore ${place}`))
const people = Array.from({ length: MAX_SEATS }, (_, place) => `Person ${place}`)

export type Worst = Pick<Chore, 'turns_order' | 'if_missed'> & Partial<Chore>

/** Wanted every day except in February, by ten people in turns, and not done by anybody for five years. */
export function worstChores(owner: string, given: Worst) {
  const chores = series.map((id) =>
    makeChore('Maya', {
      id,
      user_id: owner,
      repeats: 'daily',
      every: 1,
      weekdays: 0,
      months: 0b111111111101,
      starts_on: day(-FIVE_YEARS),
      slot: day(-FIVE_YEARS),
      created_at: `${day(-FIVE_YEARS)}T09:00:00.000Z`,
      who: 'turns',
      turns_change: 'each',
      skips: joinItems(Array.from({ length: MAX_SKIPS }, (_, after) => day(after + 1))),
      ...given,
    }),
  )
  return { chores, seats: chores.flatMap(worstSeats), pauses: worstPauses(owner) }
}

/** All but one of them are away most of the time. */
function worstSeats(chore: Chore): readonly Seat[] {
  return makeSeats(chore, people).map((seat, place) => {
    const away = Array.from({ length: place === 0 ? 0 : MAX_AWAY }, (_, time) => {
      const from = 3 * place + 350 * time - FIVE_YEARS
      return `${day(from)}..${day(from + 250)}`
    })
    return { ...seat, user_id: chore.user_id, away: joinItems(away) }
  })
}

function worstPauses(owner: string): readonly Pause[] {
  return Array.from({ length: MAX_PAUSES }, (_, time) => {
    const [from_on, until_on] = [day(36 * time - FIVE_YEARS), day(36 * time + 5 - FIVE_YEARS)]
    return makePause('Maya', { id: idOf(`pause ${time}`), user_id: owner, from_on, until_on })
  })
}

/** One of each kind, for requests and derivations that walk days. */
export const worstKinds: readonly Worst[] = [
  { turns_order: 'round', if_missed: 'moves_on' },
  { turns_order: 'shuffle', if_missed: 'moves_on' },
  { turns_order: 'least', if_missed: 'moves_on' },
  { turns_order: 'shuffle', if_missed: 'waits' },
  { turns_order: 'shuffle', if_missed: 'moves_on', starts_on: '0001-01-01', slot: '0001-01-01' },
]
