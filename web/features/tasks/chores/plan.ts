/** The part of a task's form about repeating, and the commands' inputs made from it. */
import { firstSlot, inPhase, slotUnder, startOf, turnKept } from '#domain/chores/change-rule.ts'
import { requireWholeRule } from '#domain/chores/chore-fields.ts'
import { seatId } from '#domain/chores/chore-ids.ts'
import type { Chore, Rule, Seat } from '#domain/chores/chore.ts'
import { choreColumns, END_AHEAD_YEARS, ruleColumns, seatColumns } from '#domain/chores/chore.ts'
import { inOrder, readRota, turnFor } from '#domain/chores/rota.ts'
import { dayOfTime, readRule } from '#domain/chores/rule.ts'
import type { Planned } from '#domain/chores/slots.ts'
import { slotsFrom } from '#domain/chores/slots.ts'
import type { Series } from '#domain/chores/timetable.ts'
import { readTimetable } from '#domain/chores/timetable.ts'
import { namesOf, newRow } from '#domain/column.ts'
import { CommandError } from '#domain/command-error.ts'
import { addYears, fromEpochDay, toEpochDay } from '#domain/days.ts'
import { refusalText } from '#domain/refusal-texts.ts'
import { noRule } from '#domain/templates/template.ts'
import { choreTexts } from './texts.ts'

const ruleFields = namesOf(ruleColumns)
const plainFields = [
  'due_time',
  'remind_at',
  'turns_order',
  'turns_change',
  'if_missed',
  'approval',
] as const

export type Plan = Rule &
  Pick<Chore, (typeof plainFields)[number] | 'who'> & {
    /** In the order of their turns. */
    readonly people: readonly string[]
    /** The number of times, in place of a last day; null without such an end. */
    readonly times: number | null
  }

/** Every day from a day on, for anyone. */
export function dailyFrom(day: string): Plan {
  return {
    ...noRule,
    repeats: 'daily',
    starts_on: day,
    ends_on: null,
    if_missed: 'moves_on',
    people: [],
    times: null,
  }
}

/** The rule. If it ends after a number of times, the last day is computed; a changed rule counts from today (C18). */
function ruleOf(plan: Plan, before?: Before): Rule {
  const rule = newRow(ruleColumns, plan)
  if (plan.times === null) return rule
  const starts_on = before ? startUnder(rule, before) : plan.starts_on
  const latest = addYears(starts_on, END_AHEAD_YEARS)
  const last = dayOfTime(readRule({ ...rule, starts_on, ends_on: latest }), plan.times)
  return { ...rule, ends_on: last === null ? latest : fromEpochDay(last) }
}

/** The first day under a changed rule (C17). */
function startUnder(rule: Rule, { series, today }: Before): string {
  return inPhase(series.chore, rule, startOf(series, rule.starts_on, today))
}

/** The person who makes it, and whether others see it: a private one has no rota, and a child's is its own (C26). */
export type Maker = {
  readonly id: string
  readonly isChild: boolean
  readonly isShared: boolean
}

/** The people who do it, in the form that the commands take. */
function peopleOf({ who, people }: Plan, { id, isChild, isShared }: Maker) {
  if (!isShared) return { who: 'anyone' as const, people: [] }
  if (isChild) return { who: 'person' as const, people: [id] }
  return { who, people: who === 'anyone' ? [] : [...people] }
}

/** The input of `createChore`, except the fields of a task. */
export function choreInput(plan: Plan, maker: Maker, before?: Before) {
  const rest = pick(plan, plainFields)
  return { ...ruleOf(plan, before), ...rest, ...peopleOf(plan, maker) }
}

/** The plan of a stored chore; one that has ended is offered without an end (C18). */
export function planOf({ chore, seats }: Series, hasEnded: boolean): Plan {
  return {
    ...dailyFrom(chore.starts_on),
    ...pick(chore, [...ruleFields, ...plainFields, 'who']),
    ends_on: hasEnded ? null : chore.ends_on,
    people: inOrder(seats).map(({ person }) => person),
  }
}

/** The input of `updateChore` for a changed plan: all fields of the rule, and of the others those that differ (C17). */
export function planChanges(plan: Plan, before: Before, maker: Maker) {
  const { chore, seats } = before.series
  const rule = ruleOf(plan, before)
  const isRule = ruleFields.some((field) => rule[field] !== chore[field])
  const fields = plainFields.filter((field) => plan[field] !== chore[field])
  const { who, people } = peopleOf(plan, maker)
  const seated = inOrder(seats).map(({ person }) => person)
  const isRota = who !== chore.who || people.join() !== seated.join()
  return {
    ...(isRule && rule),
    ...pick(plan, fields),
    ...(isRota && chore.user_id === maker.id && { who, people }),
  }
}

function pick<T, K extends keyof T>(from: T, fields: readonly K[]): Pick<T, K> {
  return Object.fromEntries(fields.map((field) => [field, from[field]])) as unknown as Pick<T, K>
}

/** The problem with a plan; null if it can be saved. */
export function problemOf(plan: Plan): string | null {
  if (plan.starts_on === '' || plan.ends_on === '') return choreTexts.chooseDay
  if (plan.who === 'turns' && plan.people.length < 2) return choreTexts.chooseTwo
  try {
    const rule = ruleOf(plan)
    requireWholeRule(rule)
    const chore = { ...draftChore(plan), ...rule }
    return firstSlot(chore) === null ? choreTexts.neverDue : null
  } catch (error) {
    if (error instanceof CommandError) return refusalText(error)
    throw error
  }
}

/** The rule and rota as they would be, for the preview: of a new chore, or of a changed one. */
export function draftSeries(plan: Plan, maker: Maker, before?: Before): Series {
  const { people, ...given } = choreInput(plan, maker, before)
  const base = before?.series.chore ?? draftChore(plan)
  const starts_on = before ? startUnder(given, before) : given.starts_on
  const ruled: Chore = { ...base, ...given, starts_on }
  const slot = before ? slotUnder(before.series, ruled, before.today) : firstSlot(ruled)
  const chore = { ...ruled, slot }
  const seats = people.map((person, place): Seat => {
    const known = before?.series.seats.find((seat) => seat.person === person)
    const { id: chore_id, user_id } = chore
    return newRow(seatColumns, {
      chore_id,
      user_id,
      person,
      ...known,
      place,
      id: seatId(chore_id, person),
    })
  })
  const day = toEpochDay(slot ?? chore.starts_on)
  const turn = before
    ? turnKept(before.series, { chore, seats, today: before.today })
    : turnFor(readRota(chore, seats), 0, day)
  return { chore: { ...chore, turn }, seats, pauses: before?.series.pauses ?? [] }
}

/** The stored chore, and the current day in its zone. */
export type Before = { readonly series: Series; readonly today: string }

/** A day on which it would be due, and whose turn it would be. */
export type Ahead = { readonly day: string; readonly person: string | null }

/** The first `count` days on which it would be due. */
export function daysAhead(series: Series, today: string, count: number): readonly Ahead[] {
  const table = readTimetable(series)
  const ahead: Ahead[] = []
  const aheadOf = ({ due, holder }: Planned): Ahead => ({
    day: fromEpochDay(due),
    person: (holder && table.rota.seats[holder.place]?.person) ?? null,
  })
  for (const planned of slotsFrom(table, toEpochDay(today))) {
    if (planned.state !== 'missed') ahead.push(aheadOf(planned))
    if (ahead.length === count) break
  }
  return ahead
}

function draftChore(plan: Plan): Chore {
  const texts = { id: '', user_id: '', created_at: '', name: '', rule_by: '' }
  return newRow(choreColumns, { ...plan, ...texts, is_shared: true, time_zone: 'UTC' })
}
