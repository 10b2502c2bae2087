/** The texts of texts.ts in French. */
import type { texts as english } from './texts.ts'

export const texts: typeof english = {
  insecure: 'Cette adresse est sans https\u202F: ici, Mitten ne marche qu’avec du réseau.',
  howTo: 'Comment changer ça',
  needsConnection: 'Il faut du réseau',
  unknownError: 'Une erreur inconnue s’est produite',
}
