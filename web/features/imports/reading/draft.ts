/** Makes an item of an import from what a reader found, within all bounds; notes what was guessed or left out (IM1). */
import { startOfDay } from '#domain/calendar.ts'
import type { Chore } from '#domain/chores/chore.ts'
import {
  END_AHEAD_YEARS,
  MAX_SEATS,
  ruleColumns,
  START_AHEAD_YEARS,
  START_BACK_DAYS,
} from '#domain/chores/chore.ts'
import { choreOf } from '#domain/chores/new-chore.ts'
import { nextDay, readRule } from '#domain/chores/rule.ts'
import { newRow } from '#domain/column.ts'
import { CommandError } from '#domain/command-error.ts'
import { addDays, addYears, fromEpochDay, toEpochDay } from '#domain/days.ts'
import type { ImportInput, ImportItem } from '#domain/imports/import-fields.ts'
import { readItem } from '#domain/imports/import-fields.ts'
import { roomColumns } from '#domain/rooms/room.ts'
import { detailColumns, MAX_STEP, MAX_STEPS } from '#domain/tasks/task.ts'
import { comparisonKey, lengthOf } from '#domain/text.ts'

/** A thing to check because it was guessed or left out: the day, the rhythm, the people, a text, or something else. */
export type Check = {
  readonly is: 'day' | 'rhythm' | 'people' | 'steps' | 'text' | 'minutes' | 'cell'
  /** As found in the file. */
  readonly found?: string
}

/** The part of a rule that readers find. */
export type FoundRule = Partial<
  Pick<Chore, 'every' | 'weekdays' | 'month_day' | 'month_week' | 'months' | 'ends_on'>
> &
  Pick<Chore, 'repeats'>

/** A task as a reader found it in a file; its texts may have any length. */
export type Found = Pick<ImportInput, 'source' | 'source_id'> & {
  readonly name: string
  readonly description?: string
  /** Null if the file does not say. */
  readonly minutes?: number | null
  readonly steps?: readonly string[]
  /** The names of the people it is for, starting with the next one. */
  readonly names?: readonly string[]
  /** The name of its room. */
  readonly room?: string
  readonly rule?: FoundRule | null
  readonly checks?: readonly Check[]
  /** Fields that the reader already has in the form that the command takes. */
  readonly fields?: Partial<ImportInput>
}

/** The facts about the person that a reader needs. */
export type Reader = {
  /** The day, yyyy-MM-dd, in the zone of the account. */
  readonly today: string
  readonly timeZone: string
  readonly me: string
  /** The id of the only person with this name, among the person and their partners; null for none, or several. */
  readonly personNamed: (name: string) => string | null
}

export type Draft = {
  readonly item: ImportItem
  /** The name of its room, which may have to be made first. */
  readonly room: string | null
  /** The chore that a repeating item becomes; null for a plain task. */
  readonly chore: Chore | null
  readonly checks: readonly Check[]
}

/** Null for a task without a name, or one that breaks a bound nevertheless. */
export function draftOf(found: Found, reader: Reader): Draft | null {
  const checks = [...(found.checks ?? [])]
  const name = clean(found.name)
  if (name === '') return null
  const { source, source_id, minutes = null, fields, rule } = found
  const input: ImportInput = {
    time_zone: reader.timeZone,
    due_on: null,
    ...fields,
    ...rule,
    ...textsOf({ ...found, name }, checks),
    ...peopleOf(found, reader, checks),
    source,
    source_id,
    time_minutes: minutesOf(minutes, checks),
  }
  const room = roomOf(found, checks)
  const whole = rule ? dated(input, rule, { today: reader.today, checks }) : input
  const read = checked(whole, reader, checks) ?? withoutRule(whole, reader, checks)
  return read && { ...read, room }
}

function roomOf({ room = '' }: Found, checks: Check[]): string | null {
  const name = clean(room)
  const short = cut(name, roomColumns.name.max)
  if (short !== name) checks.push({ is: 'text' })
  return short === '' ? null : short
}

type WithoutRoom = Omit<Draft, 'room'>

/** A rule that is never due or breaks a bound is left out, which leaves a task without a day. */
function withoutRule(
  input: ImportInput,
  reader: Reader,
  checks: readonly Check[],
): WithoutRoom | null {
  const { source, source_id, name, description, checklist, people, is_shared } = input
  const { time_minutes, effort_level } = input
  const worth = { time_minutes, effort_level }
  const plain = { source, source_id, name, description, checklist, people, is_shared, ...worth }
  return checked(plain, reader, [...checks, { is: 'rhythm' }])
}

function checked(input: ImportInput, reader: Reader, checks: readonly Check[]): WithoutRoom | null {
  const item = readItem(input)
  if (item === null) return null
  if (item.repeats === null) {
    // Several people can only take turns.
    const isForMore = item.people.length > 1
    return {
      item: { ...item, people: item.people.slice(0, 1) },
      chore: null,
      checks: isForMore ? [...checks, { is: 'people' }] : checks,
    }
  }
  try {
    return { item, chore: choreIn(item, reader), checks }
  } catch (error) {
    if (error instanceof CommandError) return null
    throw error
  }
}

/** The chore that an item becomes. Throws CommandError where its rule is refused. */
function choreIn(item: ImportItem, { timeZone, today, me }: Reader): Chore {
  const { repeats, time_zone = timeZone, due_on } = item
  if (repeats === null) throw new Error('It repeats')
  const at = startOfDay(today, time_zone)
  const own = { id: '', who: 'anyone' as const, starts_on: due_on ?? today, time_zone, repeats }
  return choreOf({ ...item, ...own }, { actor: me, at })
}

/** Gives a rule a day on which it may start: the next one if it was due long ago, today if the day is too far ahead. */
function dated(
  input: ImportInput,
  rule: FoundRule,
  { today, checks }: Pick<Reader, 'today'> & { readonly checks: Check[] },
): ImportInput {
  const start = input.due_on ?? today
  const isOld = start < addDays(today, -START_BACK_DAYS)
  const isFar = start > addYears(today, START_AHEAD_YEARS)
  if (isOld || isFar) checks.push({ is: 'day', found: start })
  const due_on = isFar ? today : isOld ? nextOf(rule, start, today) : start
  const { ends_on = null } = rule
  const isEndFar = ends_on !== null && ends_on > addYears(today, END_AHEAD_YEARS)
  if (isEndFar) checks.push({ is: 'day', found: ends_on })
  return { ...input, due_on, ends_on: isEndFar ? null : ends_on }
}

/** The first day of a rule from today on, counted from its start, so that it keeps its rhythm. */
function nextOf(rule: FoundRule, starts_on: string, today: string): string {
  if (rule.repeats === 'after_done' || !((rule.every ?? 1) >= 1)) return today
  const read = readRule(newRow(ruleColumns, { ...rule, starts_on }))
  const day = nextDay(read, toEpochDay(today))
  return day === null ? today : fromEpochDay(day)
}

function minutesOf(minutes: number | null, checks: Check[]): number {
  const { min, max, default: usual } = detailColumns.time_minutes
  if (minutes === null) return usual
  const whole = Number.isFinite(minutes) ? Math.min(max, Math.max(min, Math.round(minutes))) : usual
  if (whole !== minutes) checks.push({ is: 'minutes', found: String(minutes) })
  return whole
}

/** The people found by name: without any, the task is for anyone; a task for a partner is shared (IM4). */
function peopleOf({ names = [], fields }: Found, reader: Reader, checks: Check[]) {
  const ids = names.map((name) => reader.personNamed(name))
  const unknown = names.filter((_, place) => ids[place] === null)
  if (unknown.length > 0) checks.push({ is: 'people', found: unknown.join(', ').slice(0, 200) })
  const people = [...new Set(ids.flatMap((id) => id ?? []))].slice(0, MAX_SEATS)
  const isShared = people.some((id) => id !== reader.me) || (fields?.is_shared ?? false)
  return { people, is_shared: isShared }
}

/** More than any field keeps; the rest of a longer text is ignored. */
const MAX_LOOKED_AT = 20_000
const kept = { name: detailColumns.name.max, description: detailColumns.description.max }

/** Name, description and steps, within their bounds: parts too long for a name or a step go into the description. */
function textsOf({ name, description = '', steps = [] }: Found, checks: Check[]) {
  const isLong = lengthOf(name) > kept.name
  const { list, rest } = stepsOf(steps)
  if (rest.length > 0) checks.push({ is: 'steps' })
  const parts = [isLong ? name : '', clean(description), rest.map((step) => `- ${step}`).join('\n')]
  const whole = parts.filter((part) => part !== '').join('\n\n')
  const text = cut(whole, kept.description)
  if (isLong || text !== whole) checks.push({ is: 'text' })
  return { name: cut(name, kept.name), description: text, checklist: list.join('\n') }
}

function stepsOf(found: readonly string[]) {
  const list: string[] = []
  const rest: string[] = []
  const known = new Map<string, number>()
  for (const step of found.slice(0, 1000)) {
    const text = clean(step).replaceAll(/\s*\n\s*/g, ' ')
    if (text === '') continue
    const hasRoom = list.length < MAX_STEPS
    if (hasRoom) list.push(numbered(cut(text, MAX_STEP), known))
    if (!hasRoom || lengthOf(text) > MAX_STEP) rest.push(text)
  }
  return { list, rest }
}

/** No two steps are the same (T16): the second "Plates" becomes "Plates (2)". */
function numbered(step: string, known: Map<string, number>): string {
  const count = (known.get(comparisonKey(step)) ?? 0) + 1
  known.set(comparisonKey(step), count)
  if (count === 1) return step
  const mark = ` (${count})`
  return numbered(`${cut(step, MAX_STEP - mark.length)}${mark}`, known)
}

/** A text without characters that no text may contain. */
function clean(text: string): string {
  return text
    .slice(0, MAX_LOOKED_AT)
    .replaceAll(/[\p{Surrogate}\0]/gu, '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(\p{M}{30})\p{M}+/gu, '$1')
    .normalize('NFC')
    .trim()
}

function cut(text: string, max: number): string {
  if (text.length <= max) return text
  const characters = Array.from(text)
  return characters.length <= max
    ? text
    : `${characters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`
}
