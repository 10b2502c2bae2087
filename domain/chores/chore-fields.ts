/** The typed fields of a chore, with bounds and messages. Separate from the entity, so that lists load no schemas. */
import * as z from 'zod/mini'
import { refusal } from '#domain/command-error.ts'
import { dayField, timeField } from '#domain/day-fields.ts'
import { addDays, addYears } from '#domain/days.ts'
import { id } from '#domain/id.ts'
import { newFields } from '#domain/new-fields.ts'
import { newTaskFields, taskFields } from '#domain/tasks/task-fields.ts'
import { approvals } from '#domain/tasks/task.ts'
import { timeZone } from '#domain/users/user-fields.ts'
import type { Chore } from './chore.ts'
import {
  choreColumns,
  END_AHEAD_YEARS,
  ifMissed,
  MAX_EVERY,
  MAX_SEATS,
  repetitions,
  START_AHEAD_YEARS,
  START_BACK_DAYS,
  turnChanges,
  turnOrders,
  whoKinds,
} from './chore.ts'

/** The distance: its bound depends on the rhythm (`requireWholeRule`); the API reference names the widest. */
const every = z
  .int('Every must be a whole number')
  .register(z.globalRegistry, { minimum: 1, maximum: choreColumns.every.max })
const CHOOSE_DAY = 'Please choose a day'
const bits = (max: number, message: string) =>
  z.int(message).check(z.minimum(0, message), z.maximum(max, message))
const upTo = (max: number) =>
  z.nullable(z.int(CHOOSE_DAY).check(z.minimum(1, CHOOSE_DAY), z.maximum(max, CHOOSE_DAY)))

export const ruleFields = {
  repeats: z.enum(repetitions, 'Please choose how it repeats'),
  every,
  weekdays: bits(choreColumns.weekdays.max, 'Choose at least one day'),
  month_day: upTo(31),
  month_week: upTo(5),
  months: bits(choreColumns.months.max, 'Choose at least one month'),
  starts_on: dayField,
  ends_on: z.nullable(dayField),
  due_time: z.nullable(timeField),
  time_zone: timeZone,
  remind_at: z.nullable(timeField),
  if_missed: z.enum(ifMissed),
  who: z.enum(whoKinds),
  /** In list order. */
  people: z.array(id).check(z.maxLength(MAX_SEATS, `Up to ${MAX_SEATS} people`)),
  starts_with: id,
  turns_order: z.enum(turnOrders),
  turns_change: z.enum(turnChanges),
  approval: z.enum(approvals),
}

/** The fields of a chore that can be changed. */
export const choreFields = z.partial(z.object({ ...taskFields, ...ruleFields })).shape

/** The fields of a new chore; required are a name, how it repeats, and the zone in which its days count. */
export const newChoreFields = {
  ...newTaskFields,
  ...newFields(ruleFields, choreColumns),
  starts_on: z.optional(dayField),
  if_missed: z.optional(ruleFields.if_missed),
  people: z._default(ruleFields.people, []),
  starts_with: z.optional(id),
}
export type NewChore = z.output<z.ZodMiniObject<typeof newChoreFields>>

/** A template may also be for a task that does not repeat. */
type Ruled = Pick<
  Chore,
  'every' | 'weekdays' | 'month_day' | 'month_week' | 'starts_on' | 'ends_on'
> & { readonly repeats: Chore['repeats'] | null }

/** Throws CommandError `invalid_args`, naming the field, if a rule is incomplete (C4). */
export function requireWholeRule(rule: Ruled): void {
  const { repeats, every, weekdays, month_day, month_week, starts_on, ends_on } = rule
  const isOneDay = weekdays !== 0 && (weekdays & (weekdays - 1)) === 0
  requireDistance(every, repeats === null ? choreColumns.every.max : MAX_EVERY[repeats])
  if (repeats === 'weekly' && weekdays === 0)
    throw refusal('invalid_args', 'no_weekday', { field: 'weekdays' })
  if (repeats === 'monthly_day' && month_day === null)
    throw refusal('invalid_args', 'no_day', { field: 'month_day' })
  if (repeats === 'monthly_weekday' && (month_week === null || !isOneDay))
    throw refusal('invalid_args', 'no_day', { field: 'month_week' })
  if (ends_on !== null && ends_on < starts_on)
    throw refusal('invalid_args', 'end_before_start', { field: 'ends_on' })
}

function requireDistance(every: number, max: number): void {
  if (every < 1 || every > max)
    throw refusal('invalid_args', 'every', { field: 'every', limit: max })
}

/** Throws CommandError `invalid_args`, naming the field, if a rule starts or ends too far from today (C28). */
export function requireNearDays(
  {
    starts_on,
    ends_on,
  }: { readonly [Field in 'starts_on' | 'ends_on']?: Chore[Field] | undefined },
  today: string,
): void {
  if (starts_on !== undefined && starts_on > addYears(today, START_AHEAD_YEARS))
    throw refusal('invalid_args', 'start_ahead', { field: 'starts_on', limit: START_AHEAD_YEARS })
  if (ends_on && ends_on > addYears(today, END_AHEAD_YEARS))
    throw refusal('invalid_args', 'end_ahead', { field: 'ends_on', limit: END_AHEAD_YEARS })
}

/** Throws `invalid_args` if a new rule starts too long ago (C28). A changed one never judges the past (C17). */
export function requireRecentStart(starts_on: string, today: string): void {
  if (starts_on < addDays(today, -START_BACK_DAYS))
    throw refusal('invalid_args', 'start_back', { field: 'starts_on' })
}
