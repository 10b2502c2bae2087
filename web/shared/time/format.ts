/** Makes the formatters of `Intl`, one for each locale and zone, and is alone in naming a locale. */

/** The locale of all texts for now. */
export const LOCALE = 'en-US'

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

export const dateFormat = once(
  (style: DateStyle, timeZone: string, locale: string = LOCALE) =>
    new Intl.DateTimeFormat(locale, { ...dateStyles[style], timeZone }),
)

/** `auto` has words for the nearest days, such as "yesterday". */
export const relativeFormat = once(
  (numeric: 'always' | 'auto', locale: string = LOCALE) =>
    new Intl.RelativeTimeFormat(locale, { numeric }),
)

/** `exceptZero` has a sign before each number but 0. */
export const numberFormat = once(
  (signDisplay: 'auto' | 'exceptZero', locale: string = LOCALE) =>
    new Intl.NumberFormat(locale, { signDisplay }),
)

/** Making a formatter takes as long as using it a thousand times. */
function once<Key extends readonly unknown[], Made>(
  make: (...key: Key) => Made,
): (...key: Key) => Made {
  const known = new Map<string, Made>()
  return (...key) => {
    const name = key.join(' ')
    const made = known.get(name) ?? make(...key)
    known.set(name, made)
    return made
  }
}
