/** The texts of texts.ts in Spanish. */
import type { timeTexts as english } from './texts.ts'

export const timeTexts: typeof english = {
  justNow: 'ahora mismo',
  near: (day, time) => `${day}, ${time}`,
  far: (day, time) => `${day}, ${time}`,
}
