/** The texts of reminder-texts.ts in German. */
import type { reminderTexts as english } from './reminder-texts.ts'

export const reminderTexts: typeof english = {
  line: (name) => `Ein Monat ist vorbei. Zeit für dein Gespräch mit ${name}.`,
  open: 'Zum Monatsgespräch',
}
