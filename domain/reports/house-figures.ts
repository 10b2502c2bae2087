/** The work done in a household, as one sum: how much each week, and when. Nobody is named or compared (T25). */
import { DAY_MS, startOfDay, HOUR_MS } from '#domain/calendar.ts'
import { addDays, localWeek, weekDays } from '#domain/days.ts'
import type { Task } from '#domain/tasks/task.ts'

/** For how many weeks it can be shown, including the current one. */
export const houseSpans = [4, 12, 52] as const
export type HouseSpan = (typeof houseSpans)[number]

/** The hours at which the parts of a day begin; the last part reaches into the next morning. */
export const dayParts = [6, 9, 12, 15, 18, 21] as const

export type HouseFigures = {
  readonly tasks: number
  readonly minutes: number
  /** By the Monday on which each week began, oldest first. */
  readonly weeks: readonly { readonly monday: string; readonly tasks: number }[]
  /** How many in each part of each weekday, Monday first. */
  readonly parts: readonly (readonly number[])[]
}

/** The Mondays of this many weeks, oldest first. */
export function mondaysOf(at: string, timeZone: string, span: HouseSpan): readonly string[] {
  const monday = localWeek(at, timeZone)
  return Array.from({ length: span }, (_, week) => addDays(monday, 7 * (week + 1 - span)))
}

type Done = Pick<Task, 'completed_at' | 'time_minutes'>

/** One pass over the completed tasks; zones are looked up once a day, not once a task. */
export function houseFigures(
  done: readonly Done[],
  { mondays, timeZone }: { readonly mondays: readonly string[]; readonly timeZone: string },
): HouseFigures {
  const starts = mondays.flatMap(weekDays).map((day) => Date.parse(startOfDay(day, timeZone)))
  const weeks = mondays.map((monday) => ({ monday, tasks: 0 }))
  const parts = dayParts.map(() => Array.from({ length: 7 }, () => 0))
  let minutes = 0
  for (const { completed_at, time_minutes } of done) {
    const moment = Date.parse(completed_at ?? '')
    const day = lastAtOrBefore(starts, moment)
    const week = weeks[Math.floor(day / 7)]
    if (week === undefined || moment >= (starts[day] ?? 0) + 2 * DAY_MS) continue
    week.tasks += 1
    minutes += time_minutes
    const part = partOf(moment - (starts[day] ?? 0))
    const row = parts[part.place]
    const weekday = (day + part.days + 7) % 7
    if (row) row[weekday] = (row[weekday] ?? 0) + 1
  }
  return { tasks: weeks.reduce((sum, { tasks }) => sum + tasks, 0), minutes, weeks, parts }
}

/** The hours after midnight belong to the evening before. */
function partOf(sinceMidnight: number): { readonly place: number; readonly days: -1 | 0 } {
  const hour = Math.floor(sinceMidnight / HOUR_MS)
  if (hour < dayParts[0]) return { place: dayParts.length - 1, days: -1 }
  return { place: Math.min(Math.floor((hour - dayParts[0]) / 3), dayParts.length - 1), days: 0 }
}

/** -1 if all of them are later. */
function lastAtOrBefore(sorted: readonly number[], moment: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? Infinity) <= moment) low = middle + 1
    else high = middle
  }
  return low - 1
}

export type Moment = { readonly weekday: number; readonly hour: number }

/** When most is done: at most two parts of weekdays, the fullest first. */
export function busiest({ parts }: Pick<HouseFigures, 'parts'>): readonly Moment[] {
  return parts
    .flatMap((row, place) =>
      row.map((count, weekday) => ({ count, weekday, hour: dayParts[place] ?? 0 })),
    )
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count || one.weekday - other.weekday)
    .slice(0, 2)
    .map(({ weekday, hour }) => ({ weekday, hour }))
}

/** How full a part is, from 0 to 3 stitches; a part with anything in it has at least one. */
export function levelOf(count: number, { parts }: Pick<HouseFigures, 'parts'>): number {
  const most = Math.max(1, ...parts.flat())
  return Math.ceil((3 * count) / most)
}
