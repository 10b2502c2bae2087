/** Texts of importing tasks from another program, and of exporting them. */
import { listText, shortDay } from '#domain/language/format.ts'
import { numberText } from '#domain/language/numbers.ts'
import { defineTexts } from '#domain/language/texts.ts'

const tasks = (count: number) => (count === 1 ? '1 task' : `${numberText(count)} tasks`)

export const importTexts = defineTexts('importTexts', {
  title: 'Bring your tasks',
  subtitle: 'From Donetick, Todoist or a spreadsheet. The file is read on this device.',
  back: 'Settings',
  card: {
    text: 'From Donetick, Todoist or a spreadsheet, as a file.',
    open: 'Bring tasks',
  },

  choose: 'Choose a file',
  another: 'Choose another file',
  reading: 'Reading the file',
  sources: {
    title: 'Which files',
    donetick: 'Donetick: the list of chores from its API, as JSON.',
    todoist: 'Todoist: a project, exported as CSV.',
    csv: 'A table as CSV, with a column “name” and any of these:',
    limits: 'Up to 2 MB and 500 tasks. Importing a file twice adds nothing twice.',
  },

  problems: {
    large: 'This file has more than 2 MB.',
    encoding: 'This file is not in UTF-8. Save it again as CSV UTF-8 or JSON.',
    unknown: 'This is neither a Donetick nor a Todoist file, nor a table with a column “name”.',
    empty: 'There are no tasks in this file.',
    many: 'This file has more than 500 tasks. Divide it into several.',
    broken: (line: number, column: number) =>
      `This file cannot be read from line ${line}, column ${column} on.`,
    unreadable: 'This file could not be opened. Choose it once more.',
  },

  found: (count: number) => `${tasks(count)} found`,
  toCheck: (count: number) =>
    count === 1 ? 'One of them should be checked.' : `${count} of them should be checked.`,
  leftOut: (count: number) =>
    count === 1
      ? '1 row without a name was left out.'
      : `${count} rows without a name were left out.`,
  chooseAll: 'All of them',
  list: 'Tasks in the file',
  add: (count: number) => `Add ${tasks(count)}`,
  adding: (done: number, all: number) => `Adding ${numberText(done)} of ${tasks(all)}`,
  planLimit: (limit: number, left: number) =>
    `The free plan includes ${limit} imported tasks a month. ${left === 0 ? 'None are left.' : left === 1 ? 'One is left.' : `${left} are left.`}`,
  seePlans: 'See plans',
  choreLimit: (limit: number, left: number) =>
    `You can have up to ${limit} repeating tasks. ${left === 0 ? 'None can be added.' : left === 1 ? 'One can be added.' : `${left} can be added.`}`,

  noDate: 'No date',
  due: (day: string, time: string | null) =>
    time === null ? `Due ${shortDay(day)}` : `Due ${shortDay(day)} at ${time}`,
  from: (day: string) => `from ${shortDay(day)}`,
  paused: 'Paused',
  anyone: 'Anyone',
  me: 'For me',
  person: (name: string) => `For ${name}`,
  turns: (names: readonly string[]) => `${listText(names)} take turns`,
  steps: (count: number) => (count === 1 ? '1 step' : `${count} steps`),
  isHere: 'Here already',
  checkThis: 'Check this',
  checks: {
    day: (found: string | null) =>
      found === null
        ? 'The file does not say when it begins.'
        : `The day is a guess. In the file: ${found}`,
    rhythm: (found: string | null) =>
      found === null
        ? 'How often it comes is a guess.'
        : `How often it comes is a guess. In the file: ${found}`,
    people: (found: string | null) =>
      found === null
        ? 'It does not repeat, so it is only for the first person.'
        : `Nobody here is called ${found}`,
    steps: () => 'Not everything about its steps fits.',
    text: () => 'A text was too long and is shortened.',
    minutes: (found: string | null) => `The minutes are a guess. In the file: ${found ?? ''}`,
    cell: (found: string | null) => `A cell could not be read. ${found ?? ''}`,
  },

  added: (count: number) => (count === 1 ? '1 task added' : `${numberText(count)} tasks added`),
  nothingAdded: 'No task added',
  hereAlready: (count: number) =>
    count === 1 ? '1 was here already' : `${numberText(count)} were here already`,
  stopped: (count: number) =>
    count === 1 ? '1 was not added.' : `${numberText(count)} were not added.`,
  showTasks: 'Show tasks',

  exports: {
    title: 'Your tasks as a table',
    text: 'For a spreadsheet, or to bring them to another account. Made on this device.',
    open: 'Open tasks',
    done: 'Completed tasks',
    openFile: 'mitten-tasks.csv',
    doneFile: 'mitten-completed.csv',
    /** In the file of completed tasks. */
    columns: ['Day', 'Name', 'Person', 'Minutes', 'Points'] as readonly string[],
  },
})
