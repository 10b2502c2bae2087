/** The texts of texts.ts in Dutch. */
import type { passwordTexts as english } from './texts.ts'

export const passwordTexts: typeof english = {
  advice: 'Een paar woorden zonder verband maken een goed wachtwoord.',
  strengths: {
    1: 'Zwak. Langer is sterker.',
    2: 'Redelijk. Langer is sterker.',
    3: 'Goed',
    4: 'Sterk',
  },
}
