/** The repeating tasks of the demo family: rotas, some that children do, one that comes too often, and one that is paused. */
import type { CommandInput } from '#domain/commands.ts'
import type { FirstName, Person } from './family.ts'
import { LAST_DAY } from './past-months.ts'

type History = {
  /** How many days ago it was due for the first time. */
  readonly since: number
  /** How many days ago each occurrence was done, by one person after the other. */
  readonly done: readonly number[]
  /** Of these days, those on which its creator ticked it for the child who did it. */
  readonly tickedByParent?: readonly number[]
}

export type Repeating = {
  /** The creator. */
  readonly by: FirstName
  /** The people who take turns, in this order; without any it is for anyone. */
  readonly people: readonly Person[]
  /** The days of the week on which it is due, counted from today; without any every day. */
  readonly days?: readonly number[]
  /** Without a history, it is new. */
  readonly history?: History
  readonly isPaused?: true
  /** The steps of the open one that are ticked. */
  readonly ticked?: readonly string[]
  readonly chore: Pick<
    CommandInput<'createChore'>,
    | 'name'
    | 'description'
    | 'time_minutes'
    | 'effort_level'
    | 'due_time'
    | 'turns_change'
    | 'approval'
    | 'checklist'
    | 'all_steps'
    | 'every'
  > & { readonly repeats?: 'after_done' }
}

const difficult = 'difficult'

export const repeatingTasks: readonly Repeating[] = [
  {
    by: 'Maya',
    people: ['Theo', 'Maya'],
    days: [1, 4],
    // One evening they were late: the streak counts from the next one.
    history: { since: 139, done: [...weekly(139, 138), ...weekly(136)].toSorted(oldestFirst) },
    chore: {
      name: 'Take the bins out',
      description: 'Paper every other week. The lid sticks.',
      time_minutes: 10,
    },
  },
  {
    by: 'Maya',
    people: ['Maya', 'Theo'],
    chore: {
      name: 'Cook dinner',
      description: 'Leek soup, bread is in the freezer.',
      time_minutes: 40,
      effort_level: difficult,
      due_time: '19:00',
      turns_change: 'week',
    },
  },
  {
    by: 'Maya',
    people: ['Maya'],
    days: [-2],
    // Once a week turned out to be too often: it is done every eleven days.
    history: { since: 72, done: [59, 48, 37, 26, 15, 4] },
    ticked: ['Take everything out', 'Smell the milk'],
    chore: {
      name: 'Clear out the fridge',
      description: 'The jar nobody owns, too.',
      time_minutes: 25,
      effort_level: difficult,
      checklist: 'Take everything out\nSmell the milk\nWipe the shelves\nPut it back',
      all_steps: true,
    },
  },
  {
    by: 'Theo',
    people: ['Ida'],
    history: { since: 60, done: daily(60, [17, 41]) },
    chore: {
      name: 'Make the bed',
      description: 'Corners count.',
      time_minutes: 5,
      approval: 'nobody',
    },
  },
  {
    by: 'Maya',
    people: ['Juno'],
    history: { since: 45, done: daily(45, [9, 30]), tickedByParent: [6, 12] },
    chore: {
      name: 'Feed the fish',
      description: 'Finn is the orange one.',
      time_minutes: 5,
      approval: 'nobody',
      checklist: 'One pinch of food\nSay good morning',
    },
  },
  {
    by: 'Theo',
    people: [],
    days: [10],
    history: { since: 110, done: [110, 80, 50, 20] },
    chore: {
      name: 'Change the water filter',
      description: 'The spare one is above the fridge.',
      time_minutes: 15,
      repeats: 'after_done',
      every: 30,
    },
  },
  {
    by: 'Theo',
    people: ['Theo'],
    days: [3],
    isPaused: true,
    chore: {
      name: 'Edge the lawn',
      description: 'Leave the clover by the shed for the bees.',
      time_minutes: 45,
      effort_level: difficult,
    },
  },
]

/** Every day from this many days ago until yesterday, except some. */
function daily(since: number, missed: readonly number[]): readonly number[] {
  return Array.from({ length: since }, (_, day) => since - day).filter(
    (day) => !missed.includes(day),
  )
}

/** Once a week from this many days ago; `first` is the day of the first time, if that was a different one. */
function weekly(since: number, first = since): readonly number[] {
  const days = Array.from({ length: Math.floor(since / 7) + 1 }, (_, week) => since - 7 * week)
  return [first, ...days.slice(1)].filter((day) => day >= LAST_DAY)
}

function oldestFirst(one: number, other: number): number {
  return other - one
}
