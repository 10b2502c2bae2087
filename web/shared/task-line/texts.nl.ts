/** The texts of texts.ts in Dutch. */
import type { taskLineTexts as english } from './texts.ts'

export const taskLineTexts: typeof english = {
  effortLevels: {
    easy: 'Licht',
    difficult: 'Pittig',
    extreme: 'Zwaar',
  },
  minutesShort: (minutes) => `${minutes} min`,
  privateTask: 'Privétaak',
  stepsDone: (done, of) => `${done} van ${of}`,
  stepsDoneAloud: (done, of) => `${done} van ${of} ${of === 1 ? 'stap' : 'stappen'}`,
}
