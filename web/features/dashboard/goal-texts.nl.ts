/** The texts of goal-texts.ts in Dutch. */
import type { goalTexts as english } from './goal-texts.ts'

export const goalTexts: typeof english = {
  reached: (name) => `Je hebt genoeg voor ${name}`,
}
