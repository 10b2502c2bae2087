/** The texts of texts.ts in French. */
import type { loadingTexts as english } from './texts.ts'

const because = (failure: string, message: string) =>
  message === '' ? failure : `${failure}\u202F: ${message}`

export const loadingTexts: typeof english = {
  failed: {
    user: () => 'Ton compte n’a pas pu être chargé',
    points: () => 'Les points n’ont pas pu être chargés',
    tasks: (message) => because('Les tâches n’ont pas pu être chargées', message),
    rewards: (message) => because('Les récompenses n’ont pas pu être chargées', message),
    partnerships: (message) => because('Les partenaires n’ont pas pu être chargés', message),
    notifications: (message) => because('Les notifications n’ont pas pu être chargées', message),
  },
  again: 'Réessayer',
}
