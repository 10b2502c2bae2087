/** The texts of features/storage in French. */
import type * as english from '#web/languages/en.ts'

const SAFARI = 'Safari efface les données d’un site qui n’a pas été ouvert pendant sept jours.'

export const storageTexts: typeof english.storageTexts = {
  missing: {
    page: 'Rien ne peut être gardé ici',
    title: 'Cette fenêtre ne peut rien garder',
    text: 'Mitten garde les données de ton foyer sur cet appareil pour marcher hors ligne. Ce navigateur ne le permet pas.',
    ways: [
      'Dans une fenêtre privée\u202F: ouvre Mitten dans une fenêtre normale.',
      'Si les cookies et données de sites sont bloqués\u202F: autorise-les pour cette adresse.',
      'Si l’appareil n’a plus de place\u202F: libère un peu d’espace et recharge la page.',
    ],
    works:
      'Rien de ce que tu as fait ailleurs n’est perdu\u202F: tout est sur le serveur et sur tes autres appareils.',
    again: 'Recharger',
  },
  card: {
    title: 'Gardé sur cet appareil',
    used: 'Place prise par Mitten',
    free: 'Place restante',
    unknown: 'Ce navigateur ne le dit pas',
    lasting: 'Protégé',
    kept: 'Oui, le navigateur n’effacera rien de lui-même',
    notKept: 'Non, le navigateur peut l’effacer si la place manque',
    protect: 'Protéger ces données',
    refused:
      'Le navigateur a dit non pour l’instant. Il peut changer d’avis si tu installes Mitten ou t’en sers plus souvent.',
    safari: `${SAFARI} Ajouter Mitten à l’écran d’accueil l’évite.`,
    safariWaiting: (changes) =>
      changes < 2
        ? `${SAFARI} ${changes} changement d’ici n’est pas encore sur le serveur\u202F: retrouve du réseau avant, sinon il sera perdu.`
        : `${SAFARI} ${changes} changements d’ici ne sont pas encore sur le serveur\u202F: retrouve du réseau avant, sinon ils seront perdus.`,
  },
}
