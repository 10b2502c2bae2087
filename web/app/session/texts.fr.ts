/** The texts of texts.ts in French. */
import type { texts as english } from './texts.ts'

export const texts: typeof english = {
  unknownError: 'Une erreur inconnue s’est produite',
  full: 'Cet appareil n’a plus de place. Rien n’a été enregistré. Libère un peu d’espace et réessaie.',
  missing: {
    title: 'Rien n’a été enregistré',
    text: 'Une partie de l’appli n’a pas pu se charger. Recharge la page quand il y aura du réseau.',
  },
  noRoom: {
    title: 'Cet appareil n’a plus de place',
    text: 'Tes données sont en sécurité. La synchronisation reprendra quand tu auras libéré de l’espace.',
  },
  evicted: {
    title: 'Ce navigateur a effacé les données gardées ici',
    text: 'Tout ce qui est sur le serveur est en train de revenir. Les changements qui n’étaient pas encore partis sont perdus.',
  },
}
