/** Reads the list of chores of Donetick, as its API gives it: docs/imports.md has the table. */
import { localDay, localTime } from '#domain/calendar.ts'
import type { ImportInput } from '#domain/imports/import-fields.ts'
import { afterDone } from './after-done.ts'
import { donetickRules } from './donetick-rules.ts'
import type { Check, Found, FoundRule, Reader } from './draft.ts'
import type { Json } from './json-values.ts'
import { isRecord, numberIn, recordsIn, textIn } from './json-values.ts'
import { FileError } from './problem.ts'
import { zoneNamed } from './zone.ts'

/** No person has more chores than this; a file with more is refused. */
const MAX_CHORES = 5000
/** More than a description keeps: the rest is ignored. */
const MAX_LOOKED_AT = 20_000
const PAUSED = 2

/** One chore may become several tasks: one for each nth weekday of the month. */
export function readDonetick(file: unknown, reader: Reader): readonly Found[] {
  const chores = choresIn(file)
  if (chores === null) throw new FileError({ is: 'unknown' })
  if (chores.length > MAX_CHORES) throw new FileError({ is: 'many' })
  const names = namesIn(file)
  return chores.filter((chore) => !isOver(chore)).flatMap((chore) => foundIn(chore, names, reader))
}

/** The list itself, the API's answer that contains it, or a file that has the members beside it. */
function choresIn(file: unknown): readonly Json[] | null {
  const list = Array.isArray(file) ? file : isRecord(file) ? (file['res'] ?? file['chores']) : null
  if (!Array.isArray(list)) return null
  const chores = list.filter((each) => isRecord(each) && 'frequencyType' in each)
  return chores.length > 0 || list.length === 0 ? (chores as readonly Json[]) : null
}

/** Donetick archives a chore that does not repeat once it is done. */
function isOver(chore: Json): boolean {
  const type = textIn(chore, 'frequencyType')
  return chore['isActive'] === false && (type === 'once' || type === 'no_repeat')
}

/** The names of the members by their ids, if the file has them: a chore has only the ids. */
function namesIn(file: unknown): ReadonlyMap<number, string> {
  const members = isRecord(file) ? recordsIn(file, 'members') : []
  return new Map(
    members.map((member) => [
      numberIn(member, 'userId') ?? numberIn(member, 'id') ?? -1,
      textIn(member, 'displayName') || textIn(member, 'username') || textIn(member, 'name'),
    ]),
  )
}

function foundIn(
  chore: Json,
  names: ReadonlyMap<number, string>,
  reader: Reader,
): readonly Found[] {
  const due = dueOf(chore, reader)
  const { rules, checks } = rulesOf(chore, due.day ?? reader.today)
  const found: Found = {
    source: 'donetick',
    source_id: idIn(chore),
    name: textIn(chore, 'name'),
    description: plainText(textIn(chore, 'description')),
    minutes: pointsOf(chore),
    steps: stepsOf(chore),
    names: peopleOf(chore, names),
    checks: [...due.checks, ...checks],
    fields: {
      is_shared: chore['isPrivate'] !== true,
      due_on: due.day,
      due_time: due.time,
      time_zone: due.zone,
      turns_order: orderOf(textIn(chore, 'assignStrategy')),
      approval: chore['requireApproval'] === true ? 'everyone' : 'children',
    },
  }
  if (rules.length === 0) return [found]
  const isPaused = chore['isActive'] === false || numberIn(chore, 'status') === PAUSED
  // Without a day it begins today, which is a guess.
  const begins: readonly Check[] = due.day === null ? [{ is: 'day' }] : []
  return rules.map((rule, place) => ({
    ...found,
    checks: [...begins, ...(found.checks ?? [])],
    source_id: place === 0 ? found.source_id : `${found.source_id}:${place + 1}`,
    rule,
    fields: { ...found.fields, paused_from: isPaused ? reader.today : null },
  }))
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
}

/** The plain text of a formatted description: Donetick keeps it as HTML. */
function plainText(html: string): string {
  if (!/<\/?[a-z]/i.test(html)) return html
  return html
    .slice(0, MAX_LOOKED_AT)
    .replaceAll(/<li[^<>]*>/gi, '- ')
    .replaceAll(/<br[^<>]*>|<\/(?:p|li|div|h\d)>/gi, '\n')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** Its number; without one, its name takes its place. */
function idIn(chore: Json): string {
  const id = numberIn(chore, 'id')
  const text = id === null ? textIn(chore, 'id') || textIn(chore, 'name') : String(id)
  return text.trim().slice(0, 100).trim() || '-'
}

/** Zero points count as none. */
function pointsOf(chore: Json): number | null {
  const points = numberIn(chore, 'points')
  return points === null || points === 0 ? null : points
}

function rulesOf(
  chore: Json,
  day: string,
): { readonly rules: readonly FoundRule[]; readonly checks: readonly Check[] } {
  const type = textIn(chore, 'frequencyType')
  const rule = Object.hasOwn(donetickRules, type) ? donetickRules[type] : undefined
  if (!rule) return { rules: [], checks: [{ is: 'rhythm', found: type.slice(0, 100) }] }
  const { rules, isGuess = false } = rule({ ...chore, frequencyMetadata: metadataOf(chore) }, day)
  // If a chore has several rules, no single day is the one to count from.
  const [rolled] = chore['isRolling'] === true && rules.length === 1 ? rules.map(afterDone) : []
  const isUnrolled = chore['isRolling'] === true && rules.length > 1
  return {
    rules: rolled ? [rolled.rule] : rules,
    checks: isGuess || isUnrolled || rolled?.isGuess ? [{ is: 'rhythm' }] : [],
  }
}

/** Older versions have it as text. */
function metadataOf(chore: Json): Json {
  const found = chore['frequencyMetadata'] ?? chore['frequencyMetadataV2']
  if (isRecord(found)) return found
  if (typeof found !== 'string' || found.length > 10_000) return {}
  try {
    const parsed: unknown = JSON.parse(found)
    return isRecord(parsed) ? parsed : {}
  } catch {
    return {}
  }
}

type Due = {
  readonly day: string | null
  readonly time: string | null
  readonly zone: string
  readonly checks: readonly Check[]
}

/** The day and time in its zone: Donetick has a moment. */
function dueOf(chore: Json, { timeZone }: Reader): Due {
  const zone = zoneNamed(textIn(metadataOf(chore), 'timezone')) ?? timeZone
  const told = textIn(chore, 'nextDueDate')
  const none = { day: null, time: null, zone }
  // Go writes the year 1 for no time at all.
  if (told === '' || told.startsWith('0001-')) return { ...none, checks: [] }
  const moment = told.length > 40 ? Number.NaN : Date.parse(told)
  const year = Number.isNaN(moment) ? 0 : new Date(moment).getUTCFullYear()
  if (year < 1990 || year > 2200)
    return { ...none, checks: [{ is: 'day', found: told.slice(0, 100) }] }
  const at = new Date(moment).toISOString()
  const time = localTime(at, zone).toISOString().slice(11, 16)
  return { day: localDay(at, zone), time: time === '00:00' ? null : time, zone, checks: [] }
}

function stepsOf(chore: Json): readonly string[] {
  return recordsIn(chore, 'subTasks')
    .slice(0, 1000)
    .map((step) => ({ name: textIn(step, 'name'), order: numberIn(step, 'orderId') ?? 0 }))
    .sort((a, b) => a.order - b.order)
    .map(({ name }) => name)
}

/** The people in order, starting with the one who has the turn; nobody if it is assigned to nobody. */
function peopleOf(chore: Json, names: ReadonlyMap<number, string>): readonly string[] {
  const strategy = textIn(chore, 'assignStrategy')
  if (strategy === 'no_assignee') return []
  const next = numberIn(chore, 'assignedTo')
  const all = recordsIn(chore, 'assignees')
    .slice(0, 100)
    .map((each) => numberIn(each, 'userId'))
  const from = Math.max(0, all.indexOf(next))
  const ordered = [...all.slice(from), ...all.slice(0, from)]
  const people = strategy === 'keep_last_assigned' && next !== null ? [next] : ordered
  return people.map((id) => (id === null ? '' : names.get(id)) || `#${id}`)
}

function orderOf(strategy: string): ImportInput['turns_order'] {
  if (strategy.startsWith('random')) return 'shuffle'
  return strategy.startsWith('least') ? 'least' : 'round'
}
