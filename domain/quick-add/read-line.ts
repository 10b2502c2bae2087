/**
 * Reads one typed line as a task (T28): every character is either in the name or in the span of a part, and words that
 * are not understood for certain stay in the name. Pure, and in time proportional to the length of the line.
 */
import type { Rule } from '#domain/chores/chore.ts'
import { MAX_SEATS } from '#domain/chores/chore.ts'
import { nextDay, readRule } from '#domain/chores/rule.ts'
import { toEpochDay } from '#domain/days.ts'
import { partsOf } from './parts.ts'
import type { Part, PartKind, QuickContext, QuickTask } from './quick-task.ts'
import { MAX_LINE } from './quick-task.ts'
import type { SaidRule } from './read-rule.ts'
import { ruleFrom } from './read-rule.ts'
import type { Span } from './tokens.ts'

/** Parts within `ignored` spans were removed: their words belong to the name. */
export function readLine(
  line: string,
  context: QuickContext,
  ignored: readonly Span[] = [],
): QuickTask {
  const found = line.length > MAX_LINE ? [] : partsOf(line, context, ignored)
  const parts = fitting(found, context)
  const people = parts.flatMap((part) => (part.kind === 'person' ? part.id : []))
  const isOthers = people.some((id) => id !== context.me.id)
  return {
    name: nameOf(line, parts),
    parts,
    ...timingOf(parts, context),
    people,
    time_minutes: valueOf(parts, 'minutes')?.minutes ?? null,
    effort_level: valueOf(parts, 'effort')?.level ?? null,
    room: valueOf(parts, 'room')?.id ?? null,
    is_shared: valueOf(parts, 'sharing')?.isShared ?? isOthers,
  }
}

/** A time without a day means today. */
function timingOf(parts: readonly Part[], { today }: QuickContext) {
  const rule = ruleOf(parts, today)
  const due_time = valueOf(parts, 'time')?.time ?? null
  const day = valueOf(parts, 'day')?.day ?? (due_time === null ? null : today)
  return { rule, due_time, due_on: rule === null ? day : null }
}

type PartOf<K extends PartKind> = Extract<Part, { readonly kind: K }>

function valueOf<K extends PartKind>(parts: readonly Part[], kind: K): PartOf<K> | undefined {
  return parts.find((part): part is PartOf<K> => part.kind === kind)
}

/** The parts that are compatible, one of each kind and people several times; the first one counts. */
function fitting(found: readonly Part[], context: QuickContext): readonly Part[] {
  const { me, today } = context
  const rule = valueOf(found, 'rule')?.rule
  const isOwn = isOnesOwn(found, context)
  const max = rule === undefined ? 1 : MAX_SEATS
  const kept: Part[] = []
  for (const part of found.map((each) => startOf(each, rule))) {
    const isFit =
      part.kind === 'person'
        ? (part.id === me.id || !isOwn) && isNext(kept, part.id, max)
        : fits(part, rule) && valueOf(kept, part.kind) === undefined
    if (isFit) kept.push(part)
  }
  return isEverDue(ruleOf(kept, today)) ? kept : kept.filter(({ kind }) => kind !== 'months')
}

/** Nobody else can be named for a task that only oneself sees, or for one that a child repeats (C26). */
function isOnesOwn(found: readonly Part[], { isChild }: QuickContext): boolean {
  const isPrivate = valueOf(found, 'sharing')?.isShared === false
  return isPrivate || (isChild && valueOf(found, 'rule') !== undefined)
}

/** With a rule, a day is the rule's start, unless the line says that it is the last day. */
function startOf(part: Part, rule: SaidRule | undefined): Part {
  const isStart = part.kind === 'day' && part.isLast !== true && rule !== undefined
  return isStart ? { ...part, kind: 'start' } : part
}

/** Whether there is room for a person who has not been named yet. */
function isNext(kept: readonly Part[], id: string, max: number): boolean {
  const people = kept.filter((part) => part.kind === 'person')
  return people.length < max && people.every((person) => person.id !== id)
}

/** Months and a start go with a rule, a day does not; a rule that begins on a day of the year names its start. */
function fits({ kind }: Part, rule: SaidRule | undefined): boolean {
  if (kind === 'months') return rule !== undefined
  if (kind === 'day') return rule === undefined
  return kind !== 'start' || (rule !== undefined && rule.starts_on === undefined)
}

function ruleOf(parts: readonly Part[], today: string): Rule | null {
  const rule = valueOf(parts, 'rule')?.rule
  const day = valueOf(parts, 'start')?.day ?? today
  const months = valueOf(parts, 'months')?.months ?? 0
  return rule === undefined ? null : ruleFrom(rule, { day, months })
}

function isEverDue(rule: Rule | null): boolean {
  return rule === null || nextDay(readRule(rule), toEpochDay(rule.starts_on)) !== null
}

/** The text outside the parts. */
function nameOf(line: string, parts: readonly Part[]): string {
  const starts = [0, ...parts.map(({ end }) => end)]
  const ends = [...parts.map(({ start }) => start), line.length]
  return starts
    .map((start, place) => line.slice(start, ends[place]).trim())
    .filter((text) => text !== '')
    .join(' ')
}
