/** The texts of texts.ts in German. */
import type { passwordTexts as english } from './texts.ts'

export const passwordTexts: typeof english = {
  advice: 'Ein paar Wörter, die nichts miteinander zu tun haben, sind gut.',
  strengths: {
    1: 'Schwach. Ein längeres ist stärker.',
    2: 'Geht so. Ein längeres ist stärker.',
    3: 'Gut',
    4: 'Stark',
  },
}
