/** The texts of first-chore-texts.ts in Spanish. */
import type { firstChoreTexts as english } from './first-chore-texts.ts'

export const firstChoreTexts: typeof english = {
  emptyDishwasher: 'Vaciar el lavavajillas',
  takeOutBins: 'Bajar la basura',
  vacuumFloors: 'Pasar la aspiradora',
}
