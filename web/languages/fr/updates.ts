/** The texts of features/updates in French. */
import type * as english from '#web/languages/en.ts'

export const updateTexts: typeof english.updateTexts = {
  available: 'Une nouvelle version est prête',
  update: 'Mettre à jour',
  replaced: 'Mitten a été mis à jour dans un autre onglet',
  reload: 'Recharger',

  title: 'L’appli',
  version: 'Version',
  status: 'État',
  upToDate: 'À jour',
  updateAvailable: 'Mise à jour prête',
  checking: 'Vérification',
  worksOffline: 'Marche hors ligne',
  offlineReady: 'Oui',
  offlineNotReady: 'Pas encore',
  kept: 'Gardé sur cet appareil',
  made: 'À propos de Mitten',
  about: 'Licences et code source',
  check: 'Chercher une mise à jour',
  checkFailed: 'Impossible de chercher une mise à jour. Réessaie plus tard.',
}
