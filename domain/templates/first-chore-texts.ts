/** The names of the ready-made chores that are offered first. */
import { defineTexts } from '#domain/language/texts.ts'

export const firstChoreTexts = defineTexts('firstChoreTexts', {
  emptyDishwasher: 'Empty the dishwasher',
  takeOutBins: 'Take out the bins',
  vacuumFloors: 'Vacuum the floors',
})
