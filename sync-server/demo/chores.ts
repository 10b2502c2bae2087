/** The chores of the demo family: who usually does them, how often, and how long they take. */
import type { EffortLevel } from '#domain/tasks/task.ts'
import type { FirstName } from './family.ts'

export type Chore = {
  readonly name: string
  readonly description: string
  readonly time_minutes: number
  readonly effort_level: EffortLevel
  /** The creator. */
  readonly owner: FirstName
  /** The person who claims it; without a name the owner does it. */
  readonly by?: FirstName
  /** Repeats about once in this many days. */
  readonly everyDays: number
  readonly isPrivate?: true
}

const easy = 'easy'
const difficult = 'difficult'
const extreme = 'extreme'

// oxfmt-ignore
const list: readonly (readonly [string, string, number, EffortLevel, FirstName, number, FirstName?])[] = [
  ['Change the beds', 'Ours and the sofa bed.', 30, easy, 'Maya', 9],
  ['Clear the gutters', 'Front first. Mind the wasp nest.', 50, difficult, 'Theo', 40],
  ['Bleed the radiators', 'Start upstairs.', 30, difficult, 'Theo', 45],
  ['Sort the recycling', 'Glass out by eight.', 20, easy, 'Maya', 7],
  ['Wash the windows', 'Kitchen and landing. Vinegar is under the sink.', 30, difficult, 'Theo', 21],
  ['School run', 'Gym bag is on the hook. Do not forget the gym bag.', 25, easy, 'Theo', 4],
  ['Mop the kitchen floor', 'Under the table too. Especially under the table.', 20, difficult, 'Maya', 8],
  ['Cook for the week', 'Two soups, one stew, label everything.', 60, difficult, 'Maya', 10],
  ['Big grocery run', 'The list is on the fridge. So are the bags.', 50, difficult, 'Theo', 8],
  ['Scrub the bathroom', 'Grout brush is behind the door.', 40, difficult, 'Maya', 11],
  ['Iron the shirts', 'Five will do.', 35, easy, 'Theo', 12],
  ['Mow the lawn', 'Leave the clover by the shed for the bees.', 45, difficult, 'Theo', 18],
  ['Sharpen the kitchen knives', 'Then warn everybody.', 20, difficult, 'Theo', 35],
  ['Sort the winter coats', 'Too small goes in the blue bag for Nora.', 40, easy, 'Maya', 50],
  ['Descale the shower head', 'Overnight in vinegar, then a needle.', 15, easy, 'Maya', 30],
  ['Bake bread for Sunday', 'The starter needs feeding the night before.', 40, easy, 'Nora', 9],
  ['Mend the torn cushions', 'Thread in the biscuit tin. There are no biscuits.', 45, difficult, 'Nora', 28],
  ['Pick Ida up from swimming', 'Wet towel goes in the front basket.', 30, easy, 'Maya', 8, 'Nora'],
  ['Set the table', 'Four forks. The cat does not need one.', 10, easy, 'Ida', 3],
  ['Feed Pixel', 'Half a tin. She will claim she had none.', 5, easy, 'Ida', 2],
  ['Empty the dishwasher', 'Cups upside down, please.', 15, easy, 'Theo', 4, 'Ida'],
  ['Tidy the hall shoes', 'In pairs. They come in pairs.', 10, easy, 'Maya', 6, 'Ida'],
  ['Brush Pixel', 'Stop when the tail says so.', 15, difficult, 'Maya', 9, 'Ida'],
]

export const chores: readonly Chore[] = [
  ...list.map(([name, description, time_minutes, effort_level, owner, everyDays, by]) => ({
    name,
    description,
    time_minutes,
    effort_level,
    owner,
    everyDays,
    ...(by && { by }),
  })),
  {
    name: 'Plan the birthday',
    description: 'Not a word to Theo.',
    time_minutes: 30,
    effort_level: easy,
    owner: 'Maya',
    everyDays: 33,
    isPrivate: true,
  },
  {
    name: 'Sort the tax papers',
    description: 'The shoebox, all of it.',
    time_minutes: 50,
    effort_level: extreme,
    owner: 'Theo',
    everyDays: 48,
    isPrivate: true,
  },
]
