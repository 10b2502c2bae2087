/** Texts of the reminder of the monthly check-in. */

export const reminderTexts = {
  line: (name: string) => `A month is over. Time for your check-in with ${name}.`,
  open: 'Open check-in',
}
