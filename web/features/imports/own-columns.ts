/** The columns of the CSV file of our own: what it is written with, and read by (IM5). */

/** The first are all that a file by hand needs; only the name has to be there. */
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
