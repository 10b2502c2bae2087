/** The texts of texts.ts in Dutch. */
import type { timeTexts as english } from './texts.ts'

export const timeTexts: typeof english = {
  justNow: 'zojuist',
  /** "vandaag om 16:20". */
  near: (day, time) => `${day} om ${time}`,
  /** "wo 18 nov om 16:20". */
  far: (day, time) => `${day} om ${time}`,
}
