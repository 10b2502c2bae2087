/** The texts of first-chore-texts.ts in French. */
import type { firstChoreTexts as english } from './first-chore-texts.ts'

export const firstChoreTexts: typeof english = {
  emptyDishwasher: 'Vider le lave-vaisselle',
  takeOutBins: 'Sortir les poubelles',
  vacuumFloors: 'Passer l’aspirateur',
}
