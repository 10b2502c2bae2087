/** The texts of texts.ts in Spanish. */
import { MAX_STEPS } from '#domain/tasks/task.ts'
import type { stepTexts as english } from './texts.ts'

export const stepTexts: typeof english = {
  steps: 'Pasos',
  count: (count) => `${count} de ${MAX_STEPS} como mucho`,
  filled: (count) => (count === 1 ? '1 paso' : `${count} pasos`),
  add: 'Añadir un paso',
  step: (place) => `Paso ${place}`,
  handle: (step, place) => `Mover ${step}, paso ${place}, con las flechas`,
  remove: (step) => `Quitar ${step}`,
  allFirst: 'Antes, todos los pasos',
  allFirstNote: {
    on: 'Sí: se completa cuando están todos marcados',
    off: 'No: se puede completar aunque falten pasos',
  },

  whose: { turn: 'A quién le toca', for: 'Para quién' },
  due: 'Para cuándo',
  dueAt: (day, time) => {
    if (time === null) return day
    return time.startsWith('01') ? `${day} a la ${time}` : `${day} a las ${time}`
  },
}
