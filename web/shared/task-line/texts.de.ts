/** The texts of texts.ts in German. */
import type { taskLineTexts as english } from './texts.ts'

export const taskLineTexts: typeof english = {
  effortLevels: {
    easy: 'Leicht',
    difficult: 'Schwer',
    extreme: 'Extrem',
  },
  minutesShort: (minutes) => `${minutes} min`,
  privateTask: 'Private Aufgabe',
  stepsDone: (done, of) => `${done} von ${of}`,
  stepsDoneAloud: (done, of) => `${done} von ${of} ${of === 1 ? 'Schritt' : 'Schritten'}`,
}
