/** The texts of texts.ts in German. */
import type { pauseTexts as english } from './texts.ts'

export const pauseTexts: typeof english = {
  away: (name) => `${name} ist weg`,
  awayUntil: (name, day) => `${name} ist weg bis ${day}`,
  turnsPass: (name) => `So lange springst du für ${name} ein.`,
  paused: (name) => `${name} pausiert regelmäßige Aufgaben`,
  pausedUntil: (name, day) => `${name} pausiert regelmäßige Aufgaben bis ${day}`,
  mineToo: 'Meine auch pausieren',

  toasts: {
    paused: 'Pausiert',
    pausedUntil: (day) => `Pausiert bis ${day}`,
    resumed: 'Läuft wieder',
  },
}
