/** Chores: repeating tasks with their rule, the seats of their rota, and pauses. Days are texts, yyyy-MM-dd. */
import type { RowOf } from '#domain/column.ts'
import { choice, id, list, moment, optional, text, whole, withDefault } from '#domain/column.ts'
import { approvals, clockTime, day, detailColumns } from '#domain/tasks/task.ts'

export const ifMissed = ['waits', 'moves_on'] as const
export const whoKinds = ['anyone', 'person', 'turns'] as const
export const turnOrders = ['round', 'least', 'shuffle'] as const
export const turnChanges = ['each', 'week', 'month'] as const
export const repetitions = [
  'daily',
  'weekly',
  'monthly_day',
  'monthly_weekday',
  'after_done',
] as const

/** The longest distance between two slots, in days, weeks or months (C4). */
export const MAX_EVERY = {
  daily: 365,
  weekly: 52,
  monthly_day: 24,
  monthly_weekday: 24,
  after_done: 730,
} as const satisfies Readonly<Record<(typeof repetitions)[number], number>>

/** How many days can be skipped ahead (C15), and how many absences a seat remembers (C13). */
export const MAX_SKIPS = 60
export const MAX_AWAY = 5
/** How many people may take turns (C11). */
export const MAX_SEATS = 10

/** How many pauses of one kind are kept (C19). */
export const MAX_PAUSES = 50

/** How far back a pause may begin, in days: occurrences missed since then vanish (C19). */
export const PAUSE_BACK_DAYS = 30

/** How far back a rule may start, in days, and how many years ahead it may start and end (C28). */
export const START_BACK_DAYS = 366
export const START_AHEAD_YEARS = 5
export const END_AHEAD_YEARS = 20

/** How many chores a person may have (C22). */
export const MAX_CHORES = 200

const DAY_LENGTH = 'yyyy-MM-dd'.length

/** When a chore is due: its rule, and how it goes on when an occurrence is missed. */
export const ruleColumns = {
  repeats: choice(repetitions),
  every: withDefault(whole({ min: 1, max: 730 }), 1),
  /** Bits, Monday = 1; exactly one of them for `monthly_weekday`. */
  weekdays: withDefault(whole({ min: 0, max: 127 }), 0),
  month_day: optional(whole({ min: 1, max: 31 })),
  /** Which one of its weekday in the month; 5 is the last. */
  month_week: optional(whole({ min: 1, max: 5 })),
  /** Bits, January = 1; 0 means every month. */
  months: withDefault(whole({ min: 0, max: 4095 }), 0),
  starts_on: day(),
  ends_on: optional(day()),
}

export const choreColumns = {
  id: id(),
  /** The owner. */
  user_id: id(),
  created_at: moment(),
  ...detailColumns,
  ...ruleColumns,
  due_time: optional(clockTime()),
  /** An IANA name: the zone in which its days are counted (C25). */
  time_zone: text(64),
  /** When to remind on the day itself. */
  remind_at: optional(clockTime()),
  if_missed: choice(ifMissed),
  who: withDefault(choice(whoKinds), 'anyone'),
  turns_order: withDefault(choice(turnOrders), 'round'),
  turns_change: withDefault(choice(turnChanges), 'each'),
  /** The people whose completions wait for approval. */
  approval: withDefault(choice(approvals), 'children'),
  paused_from: optional(day()),
  paused_until: optional(day()),
  /** The day of the rule that is wanted now; null once the rule has ended (C3). */
  slot: optional(day()),
  /** The latest slot that was settled. */
  last_slot: optional(day()),
  /** A running number, from which the seat follows by `turns_order` (C11). */
  turn: withDefault(whole({}), 0),
  /** The current streak, and the best one. */
  run: withDefault(whole({ min: 0 }), 0),
  best_run: withDefault(whole({ min: 0 }), 0),
  /** Skipped days. */
  skips: list(2 * MAX_SKIPS + 2, DAY_LENGTH),
  /** Counts the changes of rule and seats. */
  revision: withDefault(whole({ min: 0 }), 0),
  /** The person who changed the rule last. */
  rule_by: id(),
}
export type Chore = RowOf<typeof choreColumns>
export type Rule = RowOf<typeof ruleColumns>

/** The default for missed days: daily chores move on, all others wait (C6). */
export function usualIfMissed(repeats: Rule['repeats'] | null): Chore['if_missed'] {
  return repeats === 'daily' ? 'moves_on' : 'waits'
}

/** A person's place in a rota, or the one person who always does the chore. */
export const seatColumns = {
  id: id(),
  chore_id: id(),
  /** The owner of the chore. */
  user_id: id(),
  person: id(),
  place: whole({ min: 0, max: MAX_SEATS - 1 }),
  /** How often the person did it. */
  done: withDefault(whole({ min: 0 }), 0),
  /** Absences as `from..until`: copied from the person's pauses, because not every viewer sees these. */
  away: list(MAX_AWAY, 2 * DAY_LENGTH + 2),
}
export type Seat = RowOf<typeof seatColumns>

export const pauseKinds = ['away', 'chores'] as const
/** A person is away, or pauses their own chores. */
export const pauseColumns = {
  id: id(),
  user_id: id(),
  kind: choice(pauseKinds),
  from_on: day(),
  /** The last day; null until further notice. */
  until_on: optional(day()),
  created_at: moment(),
}
export type Pause = RowOf<typeof pauseColumns>
