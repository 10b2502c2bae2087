/** The texts of first-chore-texts.ts in German. */
import type { firstChoreTexts as english } from './first-chore-texts.ts'

export const firstChoreTexts: typeof english = {
  emptyDishwasher: 'Spülmaschine ausräumen',
  takeOutBins: 'Müll rausbringen',
  vacuumFloors: 'Staubsaugen',
}
