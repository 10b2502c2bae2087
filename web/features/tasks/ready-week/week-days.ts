/** A ready-made week by days: the chores of each, and how many minutes they take on average (T30). */
import type { WeekPlace } from '#domain/templates/days-of-week.ts'
import { placesOf, shareOf } from '#domain/templates/days-of-week.ts'
import type { DraftChore } from './use-ready-week.ts'

export type WeekDay = {
  readonly place: WeekPlace
  readonly drafts: readonly DraftChore[]
  /** For the ticked chores, on such a day. */
  readonly minutes: number
}

const places: readonly WeekPlace[] = ['daily', 0, 1, 2, 3, 4, 5, 6, 'other']

/** Without days that have no chores. */
export function daysOf(drafts: readonly DraftChore[]): readonly WeekDay[] {
  return places
    .map((place) => {
      const there = drafts.filter(({ plan }) => placesOf(plan).includes(place))
      return { place, drafts: there, minutes: minutesOf(there) }
    })
    .filter((day) => day.drafts.length > 0)
}

/** For the ticked chores, in an average week. */
export function hoursOf(drafts: readonly DraftChore[]): number {
  const minutes = daysOf(drafts).reduce(
    (sum, day) => sum + day.minutes * (day.place === 'daily' ? 7 : day.place === 'other' ? 0 : 1),
    0,
  )
  return Math.round(minutes / 60)
}

function minutesOf(drafts: readonly DraftChore[]): number {
  return drafts
    .filter(({ isTicked }) => isTicked)
    .reduce((sum, { details, plan }) => sum + details.time_minutes * (plan ? shareOf(plan) : 0), 0)
}
