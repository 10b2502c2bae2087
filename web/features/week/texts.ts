/** Texts of the week. */
import { listText } from '#domain/language/format.ts'
import { defineTexts } from '#domain/language/texts.ts'

export const weekTexts = defineTexts('weekTexts', {
  thisWeek: 'This week',
  week: 'Week',
  table: 'Week by person',
  days: 'Days of the week',
  steps: 'Weeks',
  earlier: 'Week before',
  today: 'Today',
  /** The heading of a day, with space for six letters. */
  todayHead: 'Today',
  later: 'Week after',
  createTask: 'Create Task',
  home: 'Dashboard',
  people: 'Person',
  anyone: 'Anyone',
  onlyShared: 'Only shared tasks hang here.',
  nothing: 'Nothing due',
  away: 'Away',
  you: 'You',
  /** The people who are away on a day; the viewer first. */
  areAway: (names: readonly string[]) =>
    names.length === 1 && names[0] !== 'You'
      ? `${names[0]} is away`
      : `${listText(names)} are away`,
  more: (count: number) => `+${count} more`,
  /** The same for places with little space. */
  left: (count: number) => `+${count}`,
  /** People whose rows do not fit on a wall. */
  moreRows: (count: number) => (count === 1 ? '+1 more row' : `+${count} more rows`),
  key: {
    done: 'Done, one stitch each',
    isDone: 'This one is done',
    open: 'To do',
    planned: 'Planned',
    overdue: 'Overdue',
  },
  /** The words for a chip's state, in addition to its name. */
  states: {
    done: 'done',
    open: 'to do',
    planned: 'planned',
    overdue: 'overdue',
    missed: 'missed',
    skipped: 'skipped',
    paused: 'paused',
  },
  /** The words on a chip. */
  words: { overdue: 'Overdue', missed: 'Missed', skipped: 'Skipped', paused: 'Paused' },
  counts: {
    done: (count: number) => `${count} done`,
    overdue: (count: number) => `${count} overdue`,
    missed: (count: number) => `${count} missed`,
    skipped: (count: number) => `${count} skipped`,
  },
  doneBy: (name: string) => `Done by ${name}`,
  doneByYou: 'Done by you',
  notOpen: 'This is not open yet',
  over: 'This one is over',
  menu: (name: string) => `Options for ${name}`,
  unskip: 'Undo the skip',
  give: 'Give it to …',
  free: 'Anyone can do it',
  toasts: {
    moved: (day: string) => `Moved to ${day}`,
    given: (name: string) => `Given to ${name}`,
    free: 'Anyone can do it now',
  },
})
