/** Texts of moments for which `Intl` has no words. */
import { defineTexts } from '#domain/language/texts.ts'

export const timeTexts = defineTexts('timeTexts', {
  justNow: 'just now',
  /** Today or yesterday: "today 16:20". */
  near: (day: string, time: string) => `${day} ${time}`,
  /** "Wed, Nov 18, 16:20". */
  far: (day: string, time: string) => `${day}, ${time}`,
})
