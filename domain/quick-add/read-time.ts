/** Reads times of day and durations in a line. */
import { twoDigits } from '#domain/days.ts'
import type { Found, Reader } from './reader.ts'
import { countAt, digitsAt, find, isGlued, isMark, skip, unitAt } from './reader.ts'
import type { Unit } from './vocabulary.ts'

const MAX_MINUTES = 1440
const HOUR = 60
/** An hour of the night up to this one more likely means a duration, in minutes. */
const LATEST_NIGHT = 4 * HOUR - 1

/** "19:00", "7pm", "at 7", "by 7pm", "19 Uhr", "19h30". */
export function timeAt(reader: Reader, at: number): Found<string> | null {
  const bound = (find(reader, at, 'until') ?? find(reader, at, 'from'))?.next ?? at
  const hour = skip(reader, bound, 'at')
  return clockAt(reader, hour) ?? (hour > bound ? hourAt(reader, hour) : null)
}

/** A time that is recognizable by itself. */
function clockAt(reader: Reader, at: number): Found<string> | null {
  const hours = digitsAt(reader, at)
  if (hours === null) return null
  const minutes = minutesAt(reader, hours.next, ':.')
  const half = halfAt(reader, (minutes ?? hours).next, hours.value)
  if (half !== null) return halfDayAt(reader, { hours, minutes, half })
  const isClock = minutes !== null && isMark(reader, hours.next, ':')
  return isClock ? timeOf({ hours, minutes, half: 'day', next: minutes.next }) : null
}

type Said = {
  readonly hours: Found<number>
  readonly minutes: Found<number> | null
  readonly half: Found<Half>
}

/** With a word such as "pm"; after a word for the hour, the minutes may follow: "19h30". */
function halfDayAt(reader: Reader, { hours, minutes, half }: Said): Found<string> | null {
  const behind =
    minutes === null && half.value === 'day' ? minutesBehindAt(reader, half.next) : null
  const next = behind?.next ?? half.next
  return timeOf({ hours, minutes: minutes ?? behind, half: half.value, next })
}

/** After a word such as "at", an hour alone is enough, unless it counts something else. */
function hourAt(reader: Reader, at: number): Found<string> | null {
  const hours = digitsAt(reader, at)
  if (hours === null) return null
  const minutes = minutesAt(reader, hours.next, '.')
  const end = (minutes ?? hours).next
  const unit = unitAt(reader, end)
  if (unit?.value === 'hour')
    return halfDayAt(reader, { hours, minutes, half: { value: 'day', next: unit.next } })
  const isOther = unit !== null || find(reader, end, 'month') !== null
  return isOther ? null : timeOf({ hours, minutes, half: 'day', next: end })
}

function minutesAt(reader: Reader, at: number, marks: string): Found<number> | null {
  const isMarked = isMark(reader, at, marks) && isGlued(reader, at + 1)
  return isMarked ? twoDigitsAt(reader, at + 1) : quarterAt(reader, at)
}

const quarters = [15, 30, -15]

/** "y media": 30. */
function quarterAt(reader: Reader, at: number): Found<number> | null {
  const quarter = find(reader, at, 'quarters')
  return quarter && { value: quarters[quarter.value] ?? 0, next: quarter.next }
}

/** Two digits, unless they begin something else: "30 min", "24.12.", "24 dec". */
function minutesBehindAt(reader: Reader, at: number): Found<number> | null {
  const minutes = twoDigitsAt(reader, at)
  if (minutes === null || minutes.value > 59) return quarterAt(reader, at)
  const { next } = minutes
  const end = isMark(reader, next, ',;.!?:)') ? next + 1 : next
  const isOther = unitAt(reader, end) ?? find(reader, skip(reader, end, 'of'), 'month')
  return isOther || isGlued(reader, end) ? null : minutes
}

function twoDigitsAt(reader: Reader, at: number): Found<number> | null {
  return reader.tokens[at]?.text.length === 2 ? digitsAt(reader, at) : null
}

type Half = 'day' | 'morning' | 'afternoon'

/** Words for a half of the day go with hours from 1 to 12; they may begin with the word for the hour: "Uhr abends". */
function halfAt(reader: Reader, at: number, hour: number): Found<Half> | null {
  for (const half of hour >= 1 && hour <= 12 ? (['morning', 'afternoon'] as const) : []) {
    const found = find(reader, at, half)
    if (found) return { value: half, next: found.next }
  }
  const clock = find(reader, at, 'clock')
  return clock && { value: 'day', next: clock.next }
}

type Clock = {
  readonly hours: Found<number>
  readonly minutes: Found<number> | null
  readonly half: Half
  readonly next: number
}

/** HH:mm, if there is such a time. */
function timeOf({ hours, minutes, half, next }: Clock): Found<string> | null {
  const hour = half === 'day' ? hours.value : hourOfDay(hours.value, half)
  const minute = minutes?.value ?? 0
  const all = HOUR * hour + minute
  if (hour > 23 || minute > 59 || all < 0) return null
  return { value: `${twoDigits(Math.floor(all / HOUR))}:${twoDigits(all % HOUR)}`, next }
}

/** For an hour from 1 to 12. */
function hourOfDay(hours: number, half: 'morning' | 'afternoon'): number {
  return (hours % 12) + (half === 'afternoon' ? 12 : 0)
}

/** "10 min", "1.5 hours", "1 h 30 min", "for an hour": in minutes. */
export function durationAt(reader: Reader, from: number): Found<number> | null {
  const at = skip(reader, from, 'lasting')
  const isSaid = at > from
  const found = hoursAt(reader, at) ?? plainAt(reader, { at, isSaid })
  const isPossible =
    found !== null &&
    Number.isInteger(found.value) &&
    found.value >= 1 &&
    found.value <= (mayBeTime(reader, at) && !isSaid ? LATEST_NIGHT : MAX_MINUTES)
  return isPossible ? found : null
}

/** "2h" is a duration and "9h" a time, in languages with one word for both. */
function mayBeTime(reader: Reader, at: number): boolean {
  return find(reader, at + 1, 'hourMark') !== null
}

/** "10 min", "2 h", "1.5 h", or with a number in words after a word that announces a duration: "for an hour". */
function plainAt(
  reader: Reader,
  { at, isSaid }: { readonly at: number; readonly isSaid: boolean },
): Found<number> | null {
  const count = isSaid ? countAt(reader, at) : digitsAt(reader, at)
  if (count === null) return null
  const part = tenthsAt(reader, count.next)
  const unit = lengthAt(reader, (part ?? count).next)
  if (unit?.value !== 'hour' && unit?.value !== 'minute') return null
  const amount = count.value + (part?.value ?? 0)
  return { value: unit.value === 'hour' ? HOUR * amount : amount, next: unit.next }
}

/** Hours followed by minutes: "1 h 30 min", "1h30". */
function hoursAt(reader: Reader, at: number): Found<number> | null {
  const hours = digitsAt(reader, at)
  const unit = hours && lengthAt(reader, hours.next)
  if (!hours || unit?.value !== 'hour') return null
  const behind = mayBeTime(reader, at) ? minutesBehindAt(reader, unit.next) : null
  const minutes = moreMinutesAt(reader, unit.next) ?? behind
  return minutes && { value: HOUR * hours.value + minutes.value, next: minutes.next }
}

function lengthAt(reader: Reader, at: number): Found<Unit> | null {
  const hour = find(reader, at, 'hourMark')
  return hour ? { value: 'hour', next: hour.next } : unitAt(reader, at)
}

/** "30 min", or "30" without a space before it. */
function moreMinutesAt(reader: Reader, at: number): Found<number> | null {
  const minutes = digitsAt(reader, at)
  if (minutes === null || minutes.value > 59) return null
  const unit = unitAt(reader, minutes.next)
  if (unit?.value === 'minute') return { value: minutes.value, next: unit.next }
  return isGlued(reader, at) && unit === null ? minutes : null
}

/** ".5". */
function tenthsAt(reader: Reader, at: number): Found<number> | null {
  const isPart = isMark(reader, at, '.,') && isGlued(reader, at + 1)
  const digits = isPart ? digitsAt(reader, at + 1) : null
  const length = reader.tokens[at + 1]?.text.length ?? 0
  return digits && { value: digits.value / 10 ** length, next: digits.next }
}
