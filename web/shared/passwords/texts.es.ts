/** The texts of texts.ts in Spanish. */
import type { passwordTexts as english } from './texts.ts'

export const passwordTexts: typeof english = {
  advice: 'Unas pocas palabras sin relación entre sí van muy bien.',
  strengths: {
    1: 'Débil. Más larga sería más segura.',
    2: 'Pasable. Más larga sería más segura.',
    3: 'Buena',
    4: 'Muy buena',
  },
}
