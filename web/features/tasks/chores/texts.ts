/** Texts of repeating tasks. */

export const choreTexts = {
  list: 'Repeating tasks',
  none: 'Nothing repeats yet. Create a task and choose how it repeats.',
  paused: 'Paused',
  ended: 'Ended',
  endedOn: (day: string) => `Ended ${day}`,
  pausedUntil: (day: string) => `Paused until ${day}`,
  at: (rule: string, time: string) => `${rule} at ${time}`,
  inTurns: {
    each: (rule: string) => `${rule}, in turns`,
    week: (rule: string) => `${rule}, in turns by the week`,
    month: (rule: string) => `${rule}, in turns by the month`,
  },
  forYou: (rule: string) => `${rule}, for you`,
  forPerson: (rule: string, name: string) => `${rule}, for ${name}`,
  anyone: 'Anyone',
  you: 'You',
  today: 'today',
  overdueSince: (day: string) => `Overdue since ${day}`,
  inARow: (run: number) => `${run} in a row`,

  menu: (name: string) => `Options for ${name}`,
  pause: 'Pause',
  resume: 'Resume',
  end: 'End',
  delete: 'Delete',

  cancel: 'Cancel',
  close: 'Close',
  from: 'From',
  until: 'Until',
  untilResumed: 'Until I resume it',
  pauseTitle: (name: string) => `Pause ${name}`,
  pauseUntil: (day: string) => `Pause until ${day}`,
  endBeforeStart: 'The end must come after the start',
  chooseDay: 'Please choose a day',
  deleteTitle: 'Are you absolutely sure?',
  deleteAll: (name: string) =>
    `This deletes ${name} and all it would still bring. What was done stays done.`,

  toasts: {
    updated: 'Task updated',
    deleted: 'Task deleted',
    paused: 'Paused',
    pausedUntil: (day: string) => `Paused until ${day}`,
    resumed: 'Back again',
  },
}
