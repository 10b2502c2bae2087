/** The texts of texts.ts in Spanish. */
import type { pauseTexts as english } from './texts.ts'

export const pauseTexts: typeof english = {
  away: (name) => `${name} está fuera`,
  awayUntil: (name, day) => `${name} está fuera hasta el ${day}`,
  turnsPass: (name) => `Mientras tanto, los turnos de ${name} te tocan a ti.`,
  paused: (name) => `${name} ha pausado sus tareas periódicas`,
  pausedUntil: (name, day) => `${name} ha pausado sus tareas periódicas hasta el ${day}`,
  mineToo: 'Pausar también las mías',

  toasts: {
    paused: 'En pausa',
    pausedUntil: (day) => `En pausa hasta el ${day}`,
    resumed: 'De vuelta',
  },
}
