/** The texts of texts.ts in French. */
import type { passwordTexts as english } from './texts.ts'

export const passwordTexts: typeof english = {
  advice: 'Quelques mots sans rapport entre eux en font un bon.',
  strengths: {
    1: 'Faible. Plus long, il sera plus solide.',
    2: 'Moyen. Plus long, il sera plus solide.',
    3: 'Bon',
    4: 'Solide',
  },
}
