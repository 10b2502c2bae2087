/** Chores that nearly every household has, by room, with default minutes and effort. */
import type { EffortLevel } from '#domain/tasks/task.ts'
import { starterTexts } from './starter-texts.ts'

export const rooms = ['kitchen', 'laundry', 'bathroom', 'living', 'outside', 'pets'] as const
export type Room = (typeof rooms)[number]

export type StarterTask = {
  readonly key: keyof typeof starterTexts
  readonly room: Room
  readonly name: string
  readonly time_minutes: number
  readonly effort_level: EffortLevel
}

type Line = readonly [key: keyof typeof starterTexts, minutes: number, effort: EffortLevel]

const chores: Readonly<Record<Room, readonly Line[]>> = {
  kitchen: [
    ['wipeWorktops', 10, 'easy'],
    ['emptyDishwasher', 10, 'easy'],
    ['washByHand', 20, 'easy'],
    ['cookDinner', 40, 'difficult'],
    ['cleanHob', 20, 'difficult'],
    ['clearOutFridge', 25, 'difficult'],
    ['mopKitchenFloor', 20, 'difficult'],
    ['descaleKettle', 15, 'easy'],
    ['cleanOven', 60, 'extreme'],
    ['defrostFreezer', 60, 'difficult'],
    ['planMealsWriteShoppingList', 20, 'easy'],
    ['doWeeklyShop', 60, 'difficult'],
  ],
  laundry: [
    ['runWash', 10, 'easy'],
    ['hangWashing', 15, 'easy'],
    ['foldLaundry', 25, 'easy'],
    ['putClothesAway', 15, 'easy'],
    ['ironShirts', 40, 'difficult'],
    ['changeBeds', 30, 'difficult'],
  ],
  bathroom: [
    ['cleanToilet', 15, 'difficult'],
    ['scrubShower', 25, 'difficult'],
    ['wipeBasinMirror', 10, 'easy'],
    ['changeTowels', 5, 'easy'],
    ['mopBathroomFloor', 15, 'easy'],
    ['unblockDrain', 30, 'extreme'],
  ],
  living: [
    ['tidyLivingRoom', 15, 'easy'],
    ['vacuumFloors', 30, 'difficult'],
    ['dustShelves', 20, 'easy'],
    ['waterPlants', 10, 'easy'],
    ['sortPostPapers', 30, 'difficult'],
    ['cleanWindows', 60, 'extreme'],
    ['clearOutWardrobe', 90, 'extreme'],
  ],
  outside: [
    ['takeOutBins', 5, 'easy'],
    ['takeBottlesPaperAway', 20, 'easy'],
    ['mowLawn', 45, 'difficult'],
    ['weedBeds', 45, 'difficult'],
    ['sweepSteps', 10, 'easy'],
    ['clearGutters', 60, 'extreme'],
    ['washCar', 45, 'difficult'],
  ],
  pets: [
    ['feedPets', 10, 'easy'],
    ['walkDog', 30, 'easy'],
    ['cleanLitterTray', 10, 'difficult'],
    ['cleanCageOrTank', 40, 'difficult'],
  ],
}

/** Named in the language of whoever looks at it: a task keeps the name with which it was made. */
export function starterPack(): readonly StarterTask[] {
  return rooms.flatMap((room) =>
    chores[room].map(([key, time_minutes, effort_level]) => ({
      key,
      room,
      name: starterTexts[key],
      time_minutes,
      effort_level,
    })),
  )
}

const firstKeys: readonly Line[0][] = ['emptyDishwasher', 'vacuumFloors', 'takeOutBins']

/** Offered first to somebody who has nothing yet: small, and done in every household. */
export function firstTasks(): readonly StarterTask[] {
  return starterPack().filter(({ key }) => firstKeys.includes(key))
}
