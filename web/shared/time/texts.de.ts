/** The texts of texts.ts in German. */
import type { timeTexts as english } from './texts.ts'

export const timeTexts: typeof english = {
  justNow: 'gerade eben',
  near: (day, time) => `${day} um ${time} Uhr`,
  far: (day, time) => `${day}, ${time} Uhr`,
}
