/** The texts of first-chore-texts.ts in Dutch. */
import type { firstChoreTexts as english } from './first-chore-texts.ts'

export const firstChoreTexts: typeof english = {
  emptyDishwasher: 'Vaatwasser uitruimen',
  takeOutBins: 'Vuilnis buitenzetten',
  vacuumFloors: 'Stofzuigen',
}
