/** Texts of the reminder of the monthly check-in. */
import { defineTexts } from '#domain/language/texts.ts'

export const reminderTexts = defineTexts('reminderTexts', {
  line: (name: string) => `A month is over. Time for your check-in with ${name}.`,
  open: 'Open check-in',
})
