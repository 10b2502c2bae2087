/** The texts of texts.ts in Spanish. */
import { numberText } from '#domain/language/numbers.ts'
import type { pointsTexts as english } from './texts.ts'

export const pointsTexts: typeof english = {
  available: 'Puntos disponibles',
  total: 'Puntos ganados en total',
  redeemed: 'Puntos canjeados',
  loaned: 'Puntos prestados',
  belowZero: (missing) =>
    missing === 1
      ? 'Bajo cero por una tarea reabierta. Con 1 punto se arregla.'
      : `Bajo cero por una tarea reabierta. Con ${numberText(missing)} puntos se arregla.`,
}
