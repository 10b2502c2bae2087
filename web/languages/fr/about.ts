/** The texts of features/about in French. */
import type * as english from '#web/languages/en.ts'

export const aboutTexts: typeof english.aboutTexts = {
  title: 'À propos de Mitten',
  back: 'Retour à Mitten',
  own: {
    title: 'Logiciel libre',
    text: 'Mitten est un logiciel libre\u202F: tu peux l’utiliser, l’étudier, le partager et le modifier sous la GNU Affero General Public License, version 3 ou ultérieure. Il est fourni sans aucune garantie.',
    version: (version) => `Version ${version}`,
    source: 'Obtenir le code source',
    sourceText:
      'Tu reçois exactement le code qui tourne sur ce serveur, avec ce que son propriétaire y a changé.',
    licence: 'GNU Affero General Public License 3',
  },
  others: {
    title: 'Fait avec',
    text: (count) =>
      `Mitten contient le travail d’autres personnes\u202F: ${count} ${count < 2 ? 'paquet' : 'paquets'}, chacun sous sa propre licence.`,
    loading: 'Chargement des licences',
    unreadable: 'Les licences n’ont pas pu être chargées.',
    again: 'Réessayer',
  },
}
