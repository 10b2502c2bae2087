/** The typed fields of a chore, with their bounds and messages. Separate from the entity, so that lists load no schemas. */
import * as z from 'zod/mini'
import { CommandError } from '#domain/command-error.ts'
import { dayField, timeField } from '#domain/day-fields.ts'
import { id } from '#domain/id.ts'
import { newTaskFields, taskFields } from '#domain/tasks/task-fields.ts'
import { approvals } from '#domain/tasks/task.ts'
import { timeZone } from '#domain/users/user-fields.ts'
import type { Chore } from './chore.ts'
import {
  choreColumns,
  ifMissed,
  MAX_SEATS,
  repetitions,
  turnChanges,
  turnOrders,
  whoKinds,
} from './chore.ts'

const bounded = (field: 'every' | 'weekdays' | 'months', least: number) =>
  z.int().check(z.minimum(least), z.maximum(choreColumns[field].max))
const upTo = (most: number) => z.nullable(z.int().check(z.minimum(1), z.maximum(most)))

const fields = {
  repeats: z.enum(repetitions, 'Please choose how it repeats'),
  every: bounded('every', 1),
  weekdays: bounded('weekdays', 0),
  month_day: upTo(31),
  month_week: upTo(5),
  months: bounded('months', 0),
  starts_on: dayField,
  ends_on: z.nullable(dayField),
  due_time: z.nullable(timeField),
  time_zone: timeZone,
  remind_at: z.nullable(timeField),
  if_missed: z.enum(ifMissed),
  who: z.enum(whoKinds),
  /** In the order of the list. */
  people: z.array(id).check(z.maxLength(MAX_SEATS, `Up to ${MAX_SEATS} people`)),
  starts_with: id,
  turns_order: z.enum(turnOrders),
  turns_change: z.enum(turnChanges),
  approval: z.enum(approvals),
}

/** The fields of a chore that can be changed. */
export const choreFields = z.partial(z.object({ ...taskFields, ...fields })).shape

/** The fields of a new chore; a name, how it repeats and the zone in which its days count are required. */
export const newChoreFields = {
  ...newTaskFields,
  ...fields,
  every: z._default(fields.every, 1),
  weekdays: z._default(fields.weekdays, 0),
  month_day: z._default(fields.month_day, null),
  month_week: z._default(fields.month_week, null),
  months: z._default(fields.months, 0),
  starts_on: z.optional(dayField),
  ends_on: z._default(fields.ends_on, null),
  due_time: z._default(fields.due_time, null),
  remind_at: z._default(fields.remind_at, null),
  if_missed: z.optional(fields.if_missed),
  who: z._default(fields.who, 'anyone'),
  people: z._default(fields.people, []),
  starts_with: z.optional(id),
  turns_order: z._default(fields.turns_order, 'round'),
  turns_change: z._default(fields.turns_change, 'each'),
  approval: z._default(fields.approval, 'children'),
}

type Ruled = Pick<
  Chore,
  'repeats' | 'every' | 'weekdays' | 'month_day' | 'month_week' | 'starts_on' | 'ends_on'
>

/** The longest distance of two slots, in days, weeks or months (C4). */
const maxEvery = { daily: 365, weekly: 52, monthly_day: 24, monthly_weekday: 24, after_done: 730 }

/** Throws CommandError `invalid_args`, naming the field, if a rule is not whole (C4). */
export function requireWholeRule(rule: Ruled): void {
  const { repeats, every, weekdays, month_day, month_week, starts_on, ends_on } = rule
  const most = maxEvery[repeats]
  const isOneDay = weekdays !== 0 && (weekdays & (weekdays - 1)) === 0
  if (every > most) throw wrong('every', `Every must be from 1 to ${most}`)
  if (repeats === 'weekly' && weekdays === 0) throw wrong('weekdays', 'Choose at least one day')
  if (repeats === 'monthly_day' && month_day === null)
    throw wrong('month_day', 'Please choose a day')
  if (repeats === 'monthly_weekday' && (month_week === null || !isOneDay))
    throw wrong('month_week', 'Please choose a day')
  if (ends_on !== null && ends_on < starts_on)
    throw wrong('ends_on', 'The end must come after the start')
}

/** An input that a rule refuses, with the field that is to be changed. */
export function wrong(field: string, message: string): CommandError {
  return new CommandError('invalid_args', message, { field })
}
