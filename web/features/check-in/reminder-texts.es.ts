/** The texts of reminder-texts.ts in Spanish. */
import type { reminderTexts as english } from './reminder-texts.ts'

export const reminderTexts: typeof english = {
  line: (name) => `Ha terminado un mes. Toca tu charla con ${name}.`,
  open: 'Abrir la charla',
}
