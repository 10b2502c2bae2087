/** The part of a task's form about how it repeats, and the inputs that the commands take of it. */
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
    /** How often it comes, instead of a last day; null without such an end. */
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

/** The rule, with an end after so many times, from today if it is being changed, worked out into its day (C18). */
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

/** The person who makes it, and whether others see it: a private one has no rota, a child's is their own (C26). */
export type Maker = {
  readonly id: string
  readonly isChild: boolean
  readonly isShared: boolean
}

/** The people who do it, as the commands take them. */
function peopleOf({ who, people }: Plan, { id, isChild, isShared }: Maker) {
  if (!isShared) return { who: 'anyone' as const, people: [] }
  if (isChild) return { who: 'person' as const, people: [id] }
  return { who, people: who === 'anyone' ? [] : [...people] }
}

/** The input of `createChore` besides the fields of a task. */
export function choreInput(plan: Plan, maker: Maker, before?: Before) {
  const rest = pick(plan, plainFields)
  return { ...ruleOf(plan, before), ...rest, ...peopleOf(plan, maker) }
}

/** The plan of a stored one; one that has ended is given another without an end (C18). */
export function planOf({ chore, seats }: Series, hasEnded: boolean): Plan {
  return {
    ...dailyFrom(chore.starts_on),
    ...pick(chore, [...ruleFields, ...plainFields, 'who']),
    ends_on: hasEnded ? null : chore.ends_on,
    people: inOrder(seats).map(({ person }) => person),
  }
}

/** The input of `updateChore` for a changed plan: all fields of the rule, of the others those that differ (C17). */
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

/** The rule and rota as they would be, for looking ahead: of a new one, or of one that is being changed. */
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

/** A repeating task as it is, and the day where it counts. */
export type Before = { readonly series: Series; readonly today: string }

/** A day it would come, and whose turn that would be. */
export type Ahead = { readonly day: string; readonly person: string | null }

/** The first so many days it would come. */
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
