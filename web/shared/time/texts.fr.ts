/** The texts of texts.ts in French. */
import type { timeTexts as english } from './texts.ts'

export const timeTexts: typeof english = {
  justNow: 'à l’instant',
  near: (day, time) => `${day} à ${time}`,
  far: (day, time) => `${day} à ${time}`,
}
