/** The columns of our own CSV format, for writing and for reading (IM5). */

/** The first ones are all that a file made by hand needs; only the name is required. */
export const ownColumns = [
  ...(['name', 'description', 'minutes', 'effort', 'shared', 'due_on', 'repeats'] as const),
  ...([
    'every',
    'weekdays',
    'who',
    'room',
    'due_time',
    'remind_at',
    'time_zone',
    'month_day',
  ] as const),
  ...(['month_week', 'months', 'ends_on', 'if_missed', 'turns_order', 'turns_change'] as const),
  ...(['approval', 'steps', 'all_steps', 'needs_photo', 'paused_from', 'paused_until'] as const),
  'id',
] as const
export type OwnColumn = (typeof ownColumns)[number]

/** Between the names of people who take turns. */
export const BETWEEN_PEOPLE = '; '
