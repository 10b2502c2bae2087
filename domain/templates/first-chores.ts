/** The ready-made chores offered first: small, done in every home. Separate, so that Home loads no list of names. */
import { newRow } from '#domain/column.ts'
import type { EffortLevel, TaskDetails } from '#domain/tasks/task.ts'
import { detailColumns } from '#domain/tasks/task.ts'
import { firstChoreTexts } from './first-chore-texts.ts'

export type NamedChore = {
  readonly name: string
  readonly time_minutes: number
  readonly effort_level: EffortLevel
}

/** Their minutes and effort, as in the list of ready-made chores. */
export const firstChores = {
  emptyDishwasher: [10, 'easy'],
  vacuumFloors: [30, 'difficult'],
  takeOutBins: [5, 'easy'],
} as const

/** Named in the language of the person who looks at them. */
export function firstTasks(): readonly NamedChore[] {
  const { emptyDishwasher, vacuumFloors, takeOutBins } = firstChores
  return [
    named(firstChoreTexts.emptyDishwasher, emptyDishwasher),
    named(firstChoreTexts.vacuumFloors, vacuumFloors),
    named(firstChoreTexts.takeOutBins, takeOutBins),
  ]
}

function named(name: string, [time_minutes, effort_level]: readonly [number, EffortLevel]) {
  return { name, time_minutes, effort_level }
}

export function detailsOfStarter(starter: NamedChore, isShared: boolean): TaskDetails {
  return newRow(detailColumns, { ...starter, is_shared: isShared })
}
