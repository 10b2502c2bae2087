/** The texts of texts.ts in Dutch. */
import type { loadingTexts as english } from './texts.ts'

/** The browser's message follows, if it gives one. */
const failed = (what: string, message: string) =>
  message === '' ? `${what} laden is niet gelukt` : `${what} laden is niet gelukt: ${message}`

export const loadingTexts: typeof english = {
  failed: {
    user: () => 'Je gegevens konden niet worden geladen',
    points: () => 'Je punten konden niet worden geladen',
    tasks: (message) => failed('Taken', message),
    rewards: (message) => failed('Beloningen', message),
    partnerships: (message) => failed('Partners', message),
    notifications: (message) => failed('Meldingen', message),
  },
  again: 'Opnieuw proberen',
}
