/** The texts of reminder-texts.ts in Dutch. */
import type { reminderTexts as english } from './reminder-texts.ts'

export const reminderTexts: typeof english = {
  line: (name) => `Er is weer een maand voorbij. Tijd voor je maandgesprek met ${name}.`,
  open: 'Naar het gesprek',
}
