/**
 * Writes a calendar as RFC 5545 requires it. Not ts-ics, which folds lines at 75 characters where octets count, and not
 * ical-generator, which takes 200 ms and more for 2,000 events, in one piece (docs/decisions/0022).
 */

const MAX_OCTETS = 75
/** No UTF-16 unit takes more octets. */
const OCTETS_PER_UNIT = 3

export type CalendarEvent = {
  readonly uid: string
  /** Either a whole day, yyyy-MM-dd, or a moment as an ISO time in UTC with a duration. */
  readonly start: string | { readonly at: string; readonly minutes: number }
  readonly summary: string
}

export type CalendarHead = { readonly name: string; readonly language: string }

/** An event without the time of its last change. */
export function fieldsOf({ uid, start, summary }: CalendarEvent): string {
  const when =
    typeof start === 'string'
      ? lineOf(`DTSTART;VALUE=DATE:${start.replaceAll('-', '')}`)
      : lineOf(`DTSTART:${stampOf(start.at)}`) + lineOf(`DURATION:PT${start.minutes}M`)
  return `${lineOf(`UID:${uid}`)}${when}${lineOf(`SUMMARY:${escaped(summary)}`)}`
}

/** The whole calendar, from the fields of its events, all of which changed at `changedAt` or before. */
export function writeCalendar(
  { name, language }: CalendarHead,
  fields: readonly string[],
  changedAt: string,
): string {
  const stamp = stampOf(changedAt)
  const rest = `TRANSP:TRANSPARENT\r\nDTSTAMP:${stamp}\r\nLAST-MODIFIED:${stamp}\r\nEND:VEVENT\r\n`
  const head = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Mitten//Mitten//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
  ]
  const events = fields.map((each) => `BEGIN:VEVENT\r\n${each}${rest}`)
  return `${head.map(lineOf).join('')}${events.join('')}END:VCALENDAR\r\n`
}

/** "20261124T180000Z" */
function stampOf(at: string): string {
  return `${at.slice(0, 19).replace(/[-:]/g, '')}Z`
}

/** Characters that a calendar must not contain are left out. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')
}

/** Folded so that no line has more than 75 octets, and no character is cut. */
function lineOf(text: string): string {
  if (text.length * OCTETS_PER_UNIT <= MAX_OCTETS || Buffer.byteLength(text) <= MAX_OCTETS)
    return `${text}\r\n`
  let folded = ''
  let octets = 0
  for (const character of text) {
    const more = Buffer.byteLength(character)
    if (octets + more > MAX_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += more
  }
  return `${folded}\r\n`
}
