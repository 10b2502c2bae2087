/** Chores that nearly every household has, by room, with default minutes and effort. */
import type { EffortLevel } from '#domain/tasks/task.ts'

export const rooms = ['kitchen', 'laundry', 'bathroom', 'living', 'outside', 'pets'] as const
export type Room = (typeof rooms)[number]

export type StarterTask = {
  readonly room: Room
  readonly name: string
  readonly time_minutes: number
  readonly effort_level: EffortLevel
}

type Line = readonly [name: string, minutes: number, effort: EffortLevel]

const chores: Readonly<Record<Room, readonly Line[]>> = {
  kitchen: [
    ['Wipe the worktops', 10, 'easy'],
    ['Empty the dishwasher', 10, 'easy'],
    ['Wash up by hand', 20, 'easy'],
    ['Cook dinner', 40, 'difficult'],
    ['Clean the hob', 20, 'difficult'],
    ['Clear out the fridge', 25, 'difficult'],
    ['Mop the kitchen floor', 20, 'difficult'],
    ['Descale the kettle', 15, 'easy'],
    ['Clean the oven', 60, 'extreme'],
    ['Defrost the freezer', 60, 'difficult'],
    ['Plan meals and write the shopping list', 20, 'easy'],
    ['Do the weekly shop', 60, 'difficult'],
  ],
  laundry: [
    ['Run a wash', 10, 'easy'],
    ['Hang up the washing', 15, 'easy'],
    ['Fold the laundry', 25, 'easy'],
    ['Put clothes away', 15, 'easy'],
    ['Iron the shirts', 40, 'difficult'],
    ['Change the beds', 30, 'difficult'],
  ],
  bathroom: [
    ['Clean the toilet', 15, 'difficult'],
    ['Scrub the shower', 25, 'difficult'],
    ['Wipe the basin and mirror', 10, 'easy'],
    ['Change the towels', 5, 'easy'],
    ['Mop the bathroom floor', 15, 'easy'],
    ['Unblock the drain', 30, 'extreme'],
  ],
  living: [
    ['Tidy the living room', 15, 'easy'],
    ['Vacuum the floors', 30, 'difficult'],
    ['Dust the shelves', 20, 'easy'],
    ['Water the plants', 10, 'easy'],
    ['Sort the post and papers', 30, 'difficult'],
    ['Clean the windows', 60, 'extreme'],
    ['Clear out a wardrobe', 90, 'extreme'],
  ],
  outside: [
    ['Take out the bins', 5, 'easy'],
    ['Take bottles and paper away', 20, 'easy'],
    ['Mow the lawn', 45, 'difficult'],
    ['Weed the beds', 45, 'difficult'],
    ['Sweep the steps', 10, 'easy'],
    ['Clear the gutters', 60, 'extreme'],
    ['Wash the car', 45, 'difficult'],
  ],
  pets: [
    ['Feed the pets', 10, 'easy'],
    ['Walk the dog', 30, 'easy'],
    ['Clean the litter tray', 10, 'difficult'],
    ['Clean the cage or tank', 40, 'difficult'],
  ],
}

export const starterPack: readonly StarterTask[] = rooms.flatMap((room) =>
  chores[room].map(([name, time_minutes, effort_level]) => ({
    room,
    name,
    time_minutes,
    effort_level,
  })),
)

/** Offered first to somebody who has nothing yet: small, and done in every household. */
const firstNames = ['Empty the dishwasher', 'Vacuum the floors', 'Take out the bins']

export const firstTasks: readonly StarterTask[] = starterPack.filter(({ name }) =>
  firstNames.includes(name),
)
