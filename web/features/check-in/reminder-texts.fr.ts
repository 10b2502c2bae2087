/** The texts of reminder-texts.ts in French. */
import type { reminderTexts as english } from './reminder-texts.ts'

export const reminderTexts: typeof english = {
  line: (name) => `Un mois vient de passer. Place au tête-à-tête avec ${name}.`,
  open: 'Ouvrir',
}
