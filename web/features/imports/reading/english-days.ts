/** Weekdays and months by their English names, as other programs and our own files write them. */

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const fullWeekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const fullMonths =
  'january february march april may june july august september october november december'.split(' ')
const otherNames: Readonly<Record<string, string>> = {
  tues: 'tue',
  weds: 'wed',
  thur: 'thu',
  thurs: 'thu',
  sept: 'sep',
}

/** The number of a weekday, counted from Monday as 0; null for another word. */
export function weekdayNamed(word: string): number | null {
  return placeOf(word, weekdays, fullWeekdays)
}

/** The number of a month, counted from January as 0; null for another word. */
export function monthNamed(word: string): number | null {
  return placeOf(word, months, fullMonths)
}

function placeOf(word: string, short: readonly string[], full: readonly string[]): number | null {
  const name = word.toLowerCase()
  const place = Math.max(short.indexOf(otherNames[name] ?? name), full.indexOf(name))
  return place < 0 ? null : place
}

/** The bits of the named ones; null if a word is not a name, or if there is none. */
export function bitsOf(
  words: readonly string[],
  named: (word: string) => number | null,
): number | null {
  const places = words.map(named)
  if (places.length === 0 || places.includes(null)) return null
  return places.reduce<number>((bits, place) => bits | (1 << (place ?? 0)), 0)
}

/** The names for bits, in the form that `bitsOf` reads: "mon fri". */
export function weekdaysOf(bits: number): string {
  return weekdays.filter((_, place) => (bits >> place) & 1).join(' ')
}

export function monthsOf(bits: number): string {
  return months.filter((_, place) => (bits >> place) & 1).join(' ')
}
