/** Texts of a ready-made week: which rooms somebody has, and their chores before they are made. */
import { defineTexts } from '#domain/language/texts.ts'
import type { Pace } from '#domain/templates/starter-pack.ts'

const chores = (count: number) => (count === 1 ? '1 chore' : `${count} chores`)

export const readyWeekTexts = defineTexts('readyWeekTexts', {
  back: 'Tasks',
  title: 'Which rooms do you have?',
  lead: 'They make a week of chores. You can change everything before it is made.',
  rooms: 'Rooms',
  pace: 'How thorough?',
  paces: { light: 'The most needed', usual: 'As usual', thorough: 'Thorough' } satisfies Record<
    Pace,
    string
  >,
  /** The number of chores in the chosen rooms, and the work they take. */
  sum: (count: number, hours: number) => `${chores(count)}, about ${hours} h a week`,
  noRoom: 'Tick a room.',
  toWeek: 'Show the week',

  weekTitle: 'Your week',
  weekLead: 'Untick what you don’t want. The pencil changes a chore.',
  who: 'Who does them?',
  whoKinds: { turns: 'Take turns', anyone: 'Anyone', me: 'Just me' },
  forYou: 'For you',
  takesPart: 'Who takes turns',
  me: (name: string) => `${name} (you)`,
  alone: 'For anyone so far. Whoever you invite sees them, and can take turns then.',
  daily: 'Every day',
  other: 'On other days',
  timesAWeek: (times: number) => `${times} times a week`,
  once: 'Once',
  minutesADay: (minutes: number) => `${minutes} min a day`,
  about: (minutes: number) => `about ${minutes} min`,
  change: (name: string) => `Change ${name}`,
  changeTitle: 'Change chore',
  save: 'Done',
  isHere: 'Here already',
  turnOf: (name: string) => `${name} begins`,
  make: (count: number) => `Make ${chores(count)}`,
  nothingLeft: 'All of it is here already.',
  made: (count: number) => `${chores(count)} made`,
  failed: 'Failed to make the chores',
  choreLimit: (limit: number, left: number) =>
    `You can have up to ${limit} repeating tasks. ${left === 0 ? 'None can be added.' : left === 1 ? 'One can be added.' : `${left} can be added.`}`,
  roomLimit: (limit: number) => `You can have up to ${limit} rooms. Delete some first.`,
  planLimit: (limit: number, left: number) =>
    `The free plan includes ${limit} ready-made or imported tasks a month. ${left === 0 ? 'None are left.' : left === 1 ? 'One is left.' : `${left} are left.`}`,
  seePlans: 'See plans',
})
