/** The texts of texts.ts in German. */
import type { loadingTexts as english } from './texts.ts'

/** Not every browser says why. */
const failed = (what: string, message: string) =>
  message === '' ? `${what} ließen sich nicht laden` : `${what} ließen sich nicht laden: ${message}`

export const loadingTexts: typeof english = {
  failed: {
    user: () => 'Dein Konto ließ sich nicht laden',
    points: () => 'Deine Punkte ließen sich nicht laden',
    tasks: (message) => failed('Die Aufgaben', message),
    rewards: (message) => failed('Die Belohnungen', message),
    partnerships: (message) => failed('Deine Verbindungen', message),
    notifications: (message) => failed('Die Mitteilungen', message),
  },
  again: 'Noch einmal',
}
