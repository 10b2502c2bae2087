/** The demo's repeating tasks: a rota for the week, dinner in turns, one for a person that is overdue, a child's, and one that rests. */
import { dayAfter, localDay } from '#domain/calendar.ts'
import { dayNumber, weekdayOf } from '#domain/chores/day.ts'
import type { CommandInput } from '#domain/commands.ts'
import type { FirstName } from './family.ts'
import type { Stage } from './stage.ts'

type Repeating = {
  /** Who creates it. */
  readonly by: FirstName
  readonly people: readonly FirstName[]
  /** Days from today on which it is due, and due again each week; without them every day from today on. */
  readonly days?: readonly number[]
  readonly isPaused?: true
  /** What is ticked of its first day. */
  readonly ticked?: readonly string[]
  readonly chore: Pick<
    CommandInput<'createChore'>,
    | 'name'
    | 'description'
    | 'time_minutes'
    | 'effort_level'
    | 'due_time'
    | 'turns_change'
    | 'checklist'
    | 'all_steps'
  >
}

const CREATED_DAYS_AGO = 3
const PAUSED_DAYS = 14

const list: readonly Repeating[] = [
  {
    by: 'Maya',
    people: ['Theo', 'Maya'],
    days: [1, 4],
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
      effort_level: 'difficult',
      due_time: '19:00',
      turns_change: 'week',
    },
  },
  {
    by: 'Maya',
    people: ['Maya'],
    days: [-2],
    ticked: ['Take everything out', 'Smell the milk'],
    chore: {
      name: 'Clear out the fridge',
      description: 'The jar nobody owns, too.',
      time_minutes: 25,
      effort_level: 'difficult',
      checklist: 'Take everything out\nSmell the milk\nWipe the shelves\nPut it back',
      all_steps: true,
    },
  },
  {
    by: 'Theo',
    people: ['Ida'],
    chore: { name: 'Make the bed', description: 'Corners count.', time_minutes: 5 },
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
      effort_level: 'difficult',
    },
  },
]

export function tellRepeating(stage: Stage): void {
  const today = localDay(new Date(stage.hoursAgo(0)).toISOString(), stage.timeZone)
  for (const { by, people, days, isPaused, ticked = [], chore } of list) {
    const id = stage.dice.uuid()
    stage.at(stage.day(CREATED_DAYS_AGO, 19), () => {
      stage.act(by, 'createChore', {
        ...chore,
        ...ruleFrom(today, days),
        id,
        time_zone: stage.timeZone,
        is_shared: true,
        who: people.length > 1 ? 'turns' : 'person',
        people: people.map((name) => stage.ids[name]),
      })
      if (isPaused)
        stage.act(by, 'pauseChore', { id, from_on: today, until_on: dayAfter(today, PAUSED_DAYS) })
      const slot = ruleFrom(today, days).starts_on
      for (const text of ticked) stage.act(by, 'tickOccurrenceStep', { id, slot, text, on: true })
    })
  }
}

function ruleFrom(today: string, days: readonly number[] | undefined) {
  if (days === undefined) return { repeats: 'daily', starts_on: today } as const
  const due = days.map((count) => dayAfter(today, count))
  const weekdays = due.reduce((bits, day) => bits | (1 << weekdayOf(dayNumber(day))), 0)
  return { repeats: 'weekly', weekdays, starts_on: due[0] ?? today } as const
}
