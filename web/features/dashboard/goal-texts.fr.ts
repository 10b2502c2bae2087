/** The texts of goal-texts.ts in French. */
import type { goalTexts as english } from './goal-texts.ts'

export const goalTexts: typeof english = {
  reached: (name) => `Tu as de quoi obtenir «\u202F${name}\u202F»`,
}
