/** The words of the language in use, prepared for looking up in a line: phrases of tokens with their meanings. */
import { monthNames, weekdayNames } from '#domain/language/format.ts'
import { languageTag } from '#domain/language/texts.ts'
import { effortLevels } from '#domain/tasks/task.ts'
import { quickWords } from './quick-words.ts'
import type { Token } from './tokens.ts'
import { tokensOf } from './tokens.ts'

export const units = ['day', 'week', 'month', 'year', 'hour', 'minute'] as const
export type Unit = (typeof units)[number]

const plainKinds = [
  'every',
  'everyOther',
  'oneIn',
  'workdays',
  'weekend',
  'mornings',
  'evenings',
  'except',
  'onWorkdays',
  'onWeekends',
  'and',
  'to',
  'onThe',
  'ofMonth',
  'of',
  'ordinalEnding',
  'after',
  'in',
  'only',
  'on',
  'from',
  'until',
  'coming',
  'nextWeek',
  'homonyms',
  'at',
  'clock',
  'morning',
  'afternoon',
  'dateMarks',
  'lasting',
  'hourMark',
  'me',
  'forMe',
  'forAll',
] as const
const orderedKinds = ['ordinals', 'numbers', 'soon', 'quarters'] as const

/** The meanings that have a value, from 0: weekday (from Monday), month (from January), unit, number and so on. */
export type Kind =
  | (typeof plainKinds)[number]
  | (typeof orderedKinds)[number]
  | 'rhythm'
  | 'weekday'
  | 'eachOf'
  | 'month'
  | 'unit'
  | 'effort'

export type Vocabulary = {
  /** By the texts of each phrase's tokens. */
  readonly phrases: ReadonlyMap<string, ReadonlyMap<Kind, number>>
  /** By the text of the first token: how many tokens the longest phrase has. */
  readonly longest: ReadonlyMap<string, number>
  /** The short names of weekdays as written. */
  readonly weekdays: readonly string[]
}

const known = new Map<string, Vocabulary>()

/** The vocabulary of the language in use. */
export function vocabulary(): Vocabulary {
  const tag = languageTag()
  const made = known.get(tag) ?? makeVocabulary()
  known.set(tag, made)
  return made
}

export function phraseOf(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join(' ')
}

function makeVocabulary(): Vocabulary {
  const phrases = new Map<string, Map<Kind, number>>()
  const longest = new Map<string, number>()
  const add = (kind: Kind, value: number, words: string) => {
    for (const word of words.split('|')) {
      const tokens = tokensOf(word)
      const [first] = tokens
      if (first === undefined) continue
      const meanings = phrases.get(phraseOf(tokens)) ?? new Map<Kind, number>()
      // A short name that two months share is left out; of several meanings of one kind the first counts.
      if (!meanings.has(kind)) meanings.set(kind, value)
      phrases.set(phraseOf(tokens), meanings)
      longest.set(first.text, Math.max(longest.get(first.text) ?? 0, tokens.length))
    }
  }
  for (const kind of plainKinds) add(kind, 0, quickWords[kind])
  for (const kind of orderedKinds)
    for (const [value, words] of quickWords[kind].split(';').entries()) add(kind, value, words)
  const { daily, weekly, monthly, yearly } = quickWords
  for (const [value, words] of [daily, weekly, monthly, yearly].entries())
    add('rhythm', value, words)
  for (const [value, unit] of units.entries()) add('unit', value, quickWords.units[unit])
  for (const [value, level] of effortLevels.entries())
    add('effort', value, quickWords.effort[level])
  for (const [value, words] of weekdayWords().entries()) add('weekday', value, words)
  for (const [value, name] of weekdayNames('long').entries())
    add('eachOf', value, quickWords.eachOf(name))
  for (const [value, words] of monthWords().entries()) add('month', value, words)
  return { phrases, longest, weekdays: weekdayNames('short').map(withoutDot) }
}

function weekdayWords(): readonly string[] {
  const short = weekdayNames('short')
  return weekdayNames('long').map((name, day) =>
    [name, withoutDot(short[day] ?? name), quickWords.manyOf(name)].join('|'),
  )
}

const MIN_MONTH_LENGTH = 3

/** Long and short names, and every beginning of at least three letters that no other month has. */
function monthWords(): readonly string[] {
  const names = monthNames('long').map((name) => name.toLowerCase())
  const short = monthNames('short')
  return names.map((name, month) => {
    const beginnings = Array.from({ length: name.length }, (_, length) => name.slice(0, length))
    const own = beginnings.filter(
      (each) =>
        each.length >= MIN_MONTH_LENGTH && names.every((n) => n === name || !n.startsWith(each)),
    )
    return [name, withoutDot(short[month] ?? name), ...own].join('|')
  })
}

function withoutDot(name: string): string {
  return name.replace(/\.$/, '')
}
