/** Texts of repeating tasks: of their list, and of the form that says how a task repeats. */
import type { Chore } from '#domain/chores/chore.ts'
import { listText } from '#domain/language/format.ts'
import { defineTexts } from '#domain/language/texts.ts'

const YOU = 'You'
const to = (name: string) => `to ${name === YOU ? 'you' : name}`

export const choreTexts = defineTexts('choreTexts', {
  list: 'Repeating tasks',
  none: 'Nothing repeats yet. Create a task and choose how it repeats.',
  whichRooms: 'Which rooms do you have?',
  paused: 'Paused',
  ended: 'Ended',
  endedOn: (day: string) => `Ended ${day}`,
  inTurns: {
    each: (rule: string) => `${rule}, in turns`,
    week: (rule: string) => `${rule}, in turns by the week`,
    month: (rule: string) => `${rule}, in turns by the month`,
  },
  forYou: (rule: string) => `${rule}, for you`,
  forPerson: (rule: string, name: string) => `${rule}, for ${name}`,
  anyone: 'Anyone',
  you: YOU,
  today: 'today',

  menu: (name: string) => `Options for ${name}`,
  history: 'History',
  edit: 'Edit',
  newRule: 'New rule',
  editTitle: 'Edit Task',
  save: 'Save Changes',
  early: 'Do it early',
  notOpen: 'This is not open yet',
  skip: 'Skip this time',
  next: (day: string) => `next ${day}`,
  tomorrow: 'Tomorrow',
  inDays: 'In 3 days',
  pickDay: 'Pick another day',
  day: 'Day',
  move: 'Move',
  moveTo: (day: string) => `Move to ${day}`,
  moveBlocked: {
    other: 'That is when the next one is due. Skip this one instead.',
    after_done: 'Please choose a day within 60 days',
  },
  pass: 'Pass the turn on',
  to,
  give: 'Give the turn to …',
  pause: 'Pause',
  resume: 'Resume',
  end: 'End',
  handOver: 'Hand over',
  handOverNote:
    'From then on it is theirs, turns included. Past completions stay with whoever did them. This needs a connection.',
  delete: 'Delete',

  scope: 'Which ones should change?',
  minutesInstead: (name: string, minutes: number, before: number) =>
    `${name}: ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} instead of ${before}.`,
  onlyOne: (day: string) => `Only ${day}`,
  othersStay: (day: string) => `${day} and the rest stay as they are.`,
  allLater: 'This and all later ones',
  fromOn: (day: string) => `From ${day} on. What was done stays done.`,

  cancel: 'Cancel',
  from: 'From',
  until: 'Until',
  untilResumed: 'Until I resume it',
  pauseTitle: (name: string) => `Pause ${name}`,
  pauseUntil: (day: string) => `Pause until ${day}`,
  tooFarBack: (days: number) => `A pause can begin up to ${days} days back`,
  endBeforeStart: 'The end must come after the start',
  chooseDay: 'Please choose a day',
  chooseTwo: 'Choose at least two people',
  neverDue: 'This never comes due',
  deleteTitle: 'Are you absolutely sure?',
  deleteAll: (name: string) => `This deletes ${name} and all its future days. Completed ones stay.`,

  toasts: {
    skipped: 'Skipped this time',
    moved: (day: string) => `Moved to ${day}`,
    passedOn: (name: string) => `Passed on ${to(name)}`,
    updated: 'Task updated',
    deleted: 'Task deleted',
  },
})

export const planTexts = defineTexts('repeatTexts', {
  repeats: 'Repeats',
  kinds: {
    never: 'Never',
    daily: 'Every day',
    weekdays: 'Chosen weekdays',
    weeks: 'Every few weeks',
    monthly: 'Monthly',
    after_done: 'After it is done',
  },
  every: {
    daily: 'Every how many days',
    weekly: 'Every how many weeks',
    monthly_day: 'Every how many months',
    monthly_weekday: 'Every how many months',
    after_done: 'Days after it is done',
  } satisfies Record<Chore['repeats'], string>,
  less: 'One less',
  more: 'One more',
  weekdays: 'Weekdays',
  inMonth: 'Day in the month',
  onDay: 'On a day',
  onWeekday: 'On a weekday',
  dayOfMonth: 'Day of the month',
  which: 'Which one',
  weekNames: ['First', 'Second', 'Third', 'Fourth', 'Last'],
  weekday: 'Weekday',
  starts: 'Starts on',
  time: 'Time',
  remindAt: 'Remind at',
  remindAtHint: 'Comes by push; a device without a connection gets none.',
  optional: 'optional',
  ends: 'Ends',
  endKinds: [
    { value: 'never', label: 'Never' },
    { value: 'day', label: 'On a day' },
    { value: 'times', label: 'After n times' },
  ],
  endsOn: 'Last day',
  times: 'How many times',
  someMonths: 'Only in some months',
  months: 'Months',

  whoseTurn: 'Whose turn',
  who: { anyone: 'Anyone', person: 'One person', turns: 'Take turns' },
  person: 'Who',
  me: (name: string) => `${name} (you)`,
  starting: 'starts',
  earlier: (name: string) => `${name} earlier`,
  later: (name: string) => `${name} later`,
  leaveOut: (name: string) => `Leave ${name} out`,
  add: (name: string) => `Add ${name}`,
  order: 'Order',
  orders: { round: 'In this order', shuffle: 'Shuffled', least: 'Fewest first' },
  turnsChange: 'Turns change',
  changes: { each: 'Each time', week: 'Every week', month: 'Every month' },
  movesOn: 'If missed, it moves on',
  movesOnNote: 'Off: it waits for the same person',
  approval: 'Approval',
  approvals: { children: 'Children', everyone: 'Everyone', nobody: 'Nobody' },
  next: 'Next days',
})

export const awayTexts = defineTexts('awayTexts', {
  away: 'I’m away',
  until: (day: string) => `until ${day}`,
  who: 'Who',
  me: 'Me',
  untilBack: 'Until I’m back',
  whatItPauses: 'What it pauses',
  turnsGo: (turns: number, names: string) =>
    turns === 1
      ? `1 turn goes ${to(names)}. You owe nothing later.`
      : `${turns} turns go ${to(names)}. You owe nothing later.`,
  turnsGoFirst: (turns: number, names: string) =>
    turns === 1
      ? `In the first month 1 turn goes ${to(names)}. You owe nothing later.`
      : `In the first month ${turns} turns go ${to(names)}. You owe nothing later.`,
  waits: (name: string, day: string) => `${name} waits until ${day}.`,
  runs: 'Days away do not count against “in a row”.',
  pauseTasks: 'Pause my repeating tasks',
  tasksPaused: 'My repeating tasks are paused',
  forEveryone: 'For everyone.',
  /** The people who are offered to do the same, and the label of the offer. */
  forEveryoneSeenBy: (names: readonly string[], offer: string) =>
    `For everyone. ${listText(names)} ${names.length === 1 ? 'sees' : 'see'} “${offer}”.`,
  untilResumed: 'Until I resume them',
  paused: (tasks: number) =>
    tasks === 1
      ? 'One repeating task is paused for everyone.'
      : `${tasks} repeating tasks are paused for everyone.`,
  shownTo: (names: readonly string[]) =>
    `What ${listText(names)} ${names.length === 1 ? 'reads' : 'read'}`,
  resume: 'Resume',
})
