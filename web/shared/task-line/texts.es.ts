/** The texts of texts.ts in Spanish. */
import type { taskLineTexts as english } from './texts.ts'

export const taskLineTexts: typeof english = {
  effortLevels: {
    easy: 'Fácil',
    difficult: 'Difícil',
    extreme: 'Extrema',
  },
  minutesShort: (minutes) => `${minutes} min`,
  privateTask: 'Tarea privada',
  stepsDone: (done, of) => `${done} de ${of}`,
  stepsDoneAloud: (done, of) => `${done} de ${of} ${of === 1 ? 'paso' : 'pasos'}`,
}
