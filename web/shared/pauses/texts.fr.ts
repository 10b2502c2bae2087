/** The texts of texts.ts in French. */
import { ofName } from '#domain/language/names.fr.ts'
import type { pauseTexts as english } from './texts.ts'

export const pauseTexts: typeof english = {
  away: (name) => `${name} n’est pas là`,
  awayUntil: (name, day) => `${name} n’est pas là jusqu’au ${day}`,
  turnsPass: (name) => `En attendant, tu prends les tours ${ofName(name)}.`,
  paused: (name) => `${name} a mis ses tâches régulières en pause`,
  pausedUntil: (name, day) => `${name} a mis ses tâches régulières en pause jusqu’au ${day}`,
  mineToo: 'Les miennes aussi',

  toasts: {
    paused: 'En pause',
    pausedUntil: (day) => `En pause jusqu’au ${day}`,
    resumed: 'C’est reparti',
  },
}
