/** Finds the parts that a line seems to contain, from left to right; they do not overlap. */
import { effortLevels } from '#domain/tasks/task.ts'
import type { Named, Part, QuickContext } from './quick-task.ts'
import { datesAt, dayAt, morningAt, startAt, untilAt, weekdaysAt } from './read-day.ts'
import { everyEveningAt, monthsAt, ruleAt } from './read-rule.ts'
import { durationAt, timeAt } from './read-time.ts'
import type { Found, Reader } from './reader.ts'
import { amountAt, digitsAt, find, isGlued, readerOf, skip } from './reader.ts'
import type { Span } from './tokens.ts'
import { tokensOf } from './tokens.ts'
import { phraseOf, vocabulary } from './vocabulary.ts'

/** A part without its place in the line: its kind and value. */
type Said = Part extends infer Each ? (Each extends Span ? Omit<Each, keyof Span> : never) : never

export function partsOf(
  line: string,
  context: QuickContext,
  ignored: readonly Span[],
): readonly Part[] {
  const { today } = context
  const tokens = tokensOf(line, ignored)
  const reader = readerOf({ line, tokens, vocabulary: vocabulary(), today })
  const { me, partners, rooms } = context
  const parts: Part[] = []
  const people = namesOf([me, ...partners])
  const names = { me: me.id, people, rooms: namesOf(rooms), before: parts }
  for (let at = 0; at < tokens.length;) {
    const found = afterDayAt(reader, at, parts.at(-1)) ?? saidAt(reader, at, names)
    const span = found && spanOf(reader, { at, next: found.next, from: parts.at(-1)?.end ?? 0 })
    if (found?.value && span) parts.push({ ...found.value, ...span })
    at = found && (span || found.value === null) ? found.next : at + 1
  }
  return parts
}

/** Right after a day, hours that could be a time or a duration count as a time: "za 10 uur". */
function afterDayAt(reader: Reader, at: number, before: Part | undefined): Found<Said> | null {
  if (!before || !['rule', 'start', 'day'].includes(before.kind)) return null
  const between = reader.line.slice(before.end, reader.tokens[at]?.start)
  return between.trim() === '' ? timeSaidAt(reader, at) : null
}

function timeSaidAt(reader: Reader, at: number): Found<Said> | null {
  return as(timeAt(reader, at), (time) => ({ kind: 'time', time }))
}

/** The part that begins at this token. Its value is null for words that belong together but are no part of the task. */
function saidAt(reader: Reader, at: number, names: Known): Found<Said | null> | null {
  return (
    namedAt(reader, at, names) ??
    as(ruleAt(reader, at), (rule) => ({ kind: 'rule', rule })) ??
    as(monthsAt(reader, at), (months) => ({ kind: 'months', months })) ??
    unclearAt(reader, at, names.before) ??
    as(durationAt(reader, at), (minutes) => ({ kind: 'minutes', minutes })) ??
    as(untilAt(reader, at), (day) => ({ kind: 'day', day, isLast: true })) ??
    as(startAt(reader, at), (day) => ({ kind: 'start', day })) ??
    timeSaidAt(reader, at) ??
    as(dayAt(reader, at), (day) => ({ kind: 'day', day })) ??
    as(find(reader, at, 'effort'), effortOf) ??
    spanOfTimeAt(reader, at)
  )
}

function as<T>(found: Found<T> | null, said: (value: T) => Said): Found<Said> | null {
  return found && { value: said(found.value), next: found.next }
}

function effortOf(place: number): Said {
  return { kind: 'effort', level: effortLevels[place] ?? 'easy' }
}

/** "in 3 hours", "after 10 min": this is neither how long it takes nor a day. */
function spanOfTimeAt(reader: Reader, at: number): Found<null> | null {
  const before = find(reader, at, 'in') ?? find(reader, at, 'after') ?? find(reader, at, 'every')
  const amount = before && amountAt(reader, before.next)
  return amount && { value: null, next: amount.next }
}

/** Days or numbers, none of which counts; a time after such days belongs to none of them, unless something repeats. */
function unclearAt(reader: Reader, at: number, before: readonly Part[]): Found<null> | null {
  const isRepeated = before.some(({ kind }) => kind === 'rule')
  // With a rule, the first of them may be its start.
  const from = isRepeated ? at : skip(reader, at, 'from')
  const days = weekdaysAt(reader, at) ?? datesAt(reader, from)
  const time = days && !isRepeated ? timeAt(reader, days.next) : null
  const other = morningAt(reader, at) ?? everyEveningAt(reader, at) ?? rangeAt(reader, at)
  const end = time ?? days ?? other
  return end && { value: null, next: end.next }
}

/** "9 to 10 pm", "10 - 15 min". */
function rangeAt(reader: Reader, at: number): Found<null> | null {
  const first = digitsAt(reader, at)
  const to = first && find(reader, first.next, 'to')
  const last = to && (durationAt(reader, to.next) ?? timeAt(reader, to.next))
  return last && { value: null, next: last.next }
}

/** "@Theo", "#kitchen", "!me". */
function namedAt(reader: Reader, at: number, names: Names): Found<Said> | null {
  if (!isGlued(reader, at + 1)) return null
  const { me, people, rooms } = names
  switch (reader.tokens[at]?.text) {
    case '@': {
      const self = find(reader, at + 1, 'me')
      const named = nameAt(reader, at + 1, people)
      return as(named ?? (self && { ...self, value: me }), (id) => ({ kind: 'person', id }))
    }
    case '#':
      return as(nameAt(reader, at + 1, rooms), (id) => ({ kind: 'room', id }))
    case '!': {
      const sharing = find(reader, at + 1, 'forMe') ?? find(reader, at + 1, 'forAll')
      const isShared = find(reader, at + 1, 'forMe') === null
      return as(sharing, () => ({ kind: 'sharing', isShared }))
    }
    default:
      return null
  }
}

/** A name as it may be typed: the full name, or its first word. */
type Name = {
  readonly id: string
  readonly first: string | undefined
  readonly phrase: string
  readonly length: number
}
type Names = {
  readonly me: string
  readonly people: readonly Name[]
  readonly rooms: readonly Name[]
}
/** The names, and the parts to the left. */
type Known = Names & { readonly before: readonly Part[] }

/** Leaves out names that two people or rooms have: they would be ambiguous. */
function namesOf(all: readonly Named[]): readonly Name[] {
  const names = all.flatMap(({ id, name }) =>
    [...new Set([name, name.split(' ')[0] ?? name])].map((each) => {
      const tokens = tokensOf(each)
      const isReadable = tokens.every(({ text }) => text !== '')
      return {
        id,
        first: tokens[0]?.text,
        phrase: phraseOf(tokens),
        length: isReadable ? tokens.length : 0,
      }
    }),
  )
  const isOne = ({ id, phrase }: Name) =>
    names.every((other) => other.phrase !== phrase || other.id === id)
  return names.filter((name) => name.length > 0 && isOne(name))
}

/** The longest name at this place. */
function nameAt({ tokens }: Reader, at: number, names: readonly Name[]): Found<string> | null {
  const here = names.filter(
    ({ first, phrase, length }) =>
      tokens[at]?.text === first && phraseOf(tokens.slice(at, at + length)) === phrase,
  )
  const [longest] = here.toSorted((a, b) => b.length - a.length)
  return longest === undefined ? null : { value: longest.id, next: at + longest.length }
}

const closing = ',;.!?:)'

type Place = { readonly at: number; readonly next: number; readonly from: number }

/**
 * The characters from token to token, with the punctuation around them; null inside a word. A comma before them is
 * included, so that it is not left in the name.
 */
function spanOf({ line, tokens }: Reader, { at, next, from }: Place): Span | null {
  const bare = { start: tokens[at]?.start ?? 0, end: tokens[next - 1]?.end ?? 0 }
  const isBracketed = line[bare.start - 1] === '(' && line[bare.end] === ')'
  const start = isBracketed ? bare.start - 1 : bare.start
  const end = afterPunctuation(line, bare.end)
  if ((start > from && !isSpace(line[start - 1])) || !isSpace(line[end])) return null
  const before = line.slice(from, start).trimEnd()
  return { start: /[,;]$/.test(before) ? from + before.length - 1 : start, end }
}

function afterPunctuation(line: string, from: number): number {
  let end = from
  while (closing.includes(line[end] ?? ' ')) end += 1
  return end
}

/** Also true at the end of the line. */
function isSpace(character: string | undefined): boolean {
  return character === undefined || character.trim() === ''
}
