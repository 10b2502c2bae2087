/** The texts of goal-texts.ts in German. */
import type { goalTexts as english } from './goal-texts.ts'

export const goalTexts: typeof english = {
  reached: (name) => `Es reicht für ${name}`,
}
