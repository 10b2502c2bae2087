/** The texts of texts.ts in Dutch. */
import type { pauseTexts as english } from './texts.ts'

export const pauseTexts: typeof english = {
  away: (name) => `${name} is weg`,
  awayUntil: (name, day) => `${name} is weg t/m ${day}`,
  turnsPass: (name) => `Beurten van ${name} gaan zolang naar jou.`,
  paused: (name) => `${name} heeft terugkerende taken gepauzeerd`,
  pausedUntil: (name, day) => `${name} heeft terugkerende taken gepauzeerd t/m ${day}`,
  mineToo: 'De mijne ook pauzeren',

  toasts: {
    paused: 'Gepauzeerd',
    pausedUntil: (day) => `Gepauzeerd t/m ${day}`,
    resumed: 'Weer terug',
  },
}
