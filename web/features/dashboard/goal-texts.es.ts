/** The texts of goal-texts.ts in Spanish. */
import type { goalTexts as english } from './goal-texts.ts'

export const goalTexts: typeof english = {
  reached: (name) => `Ya te alcanza para ${name}`,
}
