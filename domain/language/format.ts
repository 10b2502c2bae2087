/** Dates, amounts of data and lists in the language in use, by the formatters of `Intl`: one for each language, style and zone. */
import { DAY_MS } from '#domain/calendar.ts'
import { toEpochDay } from '#domain/days.ts'
import { languageTag } from './texts.ts'

const monthDay = { month: 'short', day: 'numeric' } as const
const dateStyles = {
  date: { ...monthDay, year: 'numeric' },
  monthDay,
  weekday: { ...monthDay, weekday: 'short' },
  longDay: { ...monthDay, weekday: 'long' },
  month: { month: 'long', year: 'numeric' },
  clock: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>
export type DateStyle = keyof typeof dateStyles

export const dateFormat = inEachLanguage(
  (tag, style: DateStyle, timeZone: string) =>
    new Intl.DateTimeFormat(tag, { ...dateStyles[style], timeZone }),
)

/** `auto` has words for the nearest days, such as "yesterday". */
export const relativeFormat = inEachLanguage(
  (tag, numeric: 'always' | 'auto') => new Intl.RelativeTimeFormat(tag, { numeric }),
)

const sizeFormat = inEachLanguage(
  (tag, unit: 'megabyte' | 'gigabyte') =>
    new Intl.NumberFormat(tag, { style: 'unit', unit, maximumFractionDigits: 1 }),
)

const MEGABYTE = 1_000_000
const GIGABYTE = 1000 * MEGABYTE

/** "0.4 MB" or "1.5 GB". */
export function sizeText(bytes: number): string {
  return bytes < GIGABYTE
    ? sizeFormat('megabyte').format(bytes / MEGABYTE)
    : sizeFormat('gigabyte').format(bytes / GIGABYTE)
}

// British English: no comma before "and".
const listFormat = inEachLanguage((tag) => new Intl.ListFormat(tag === 'en' ? 'en-GB' : tag))

/** "Theo, Juno and Maya". */
export function listText(names: readonly string[]): string {
  return listFormat().format(names)
}

/** A day, yyyy-MM-dd, in short: "Tue, Nov 24". */
export function shortDay(day: string): string {
  return dateFormat('weekday', 'UTC').format(toEpochDay(day) * DAY_MS)
}

/** In full, as in a date, or short, as on a small button. */
type Width = 'long' | 'short' | 'narrow'

/** The weekdays from Monday on: "Tuesday", "Tue" or "T". */
export const weekdayNames = inEachLanguage((tag, width: Width) => {
  const { format } = new Intl.DateTimeFormat(tag, { weekday: width, timeZone: 'UTC' })
  // A year that began on a Monday.
  return Array.from({ length: 7 }, (_, day) => format(Date.UTC(2024, 0, day + 1)))
})

/** The months: "February", "Feb" or "F". */
export const monthNames = inEachLanguage((tag, width: Width) => {
  const { format } = new Intl.DateTimeFormat(tag, { month: width, timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => format(Date.UTC(2024, month, 1)))
})

/** The names of some weekdays, or of some months. */
export function namesAt(places: readonly number[], names: readonly string[]): readonly string[] {
  return places.flatMap((place) => names[place] ?? [])
}

/** Making a formatter takes as long as using it a thousand times. */
function inEachLanguage<Key extends readonly string[], Made>(
  make: (tag: string, ...key: Key) => Made,
): (...key: Key) => Made {
  const known = new Map<string, Made>()
  return (...key) => {
    const tag = languageTag()
    const name = [tag, ...key].join(' ')
    const made = known.get(name) ?? make(tag, ...key)
    known.set(name, made)
    return made
  }
}
