/** The texts of state-texts.ts in French. */
import type { stateTexts as english } from './state-texts.ts'

const changes = (count: number) => (count < 2 ? `${count} changement` : `${count} changements`)

export const stateTexts: typeof english = {
  synced: () => 'Tout est à jour',
  syncing: () => 'Synchro en cours',
  offline: (waiting) => {
    if (waiting === 0) return 'Hors ligne'
    return waiting === 1
      ? 'Hors ligne - 1 changement gardé ici'
      : `Hors ligne - ${waiting} changements gardés ici`
  },
  attention: () => 'À regarder',
  signIn: (waiting) =>
    waiting === 0 ? 'Reconnecte-toi' : `Reconnecte-toi pour ${changes(waiting)}`,
  upgrade: (waiting) => (waiting === 1 ? 'Mets à jour pour 1 changement' : 'Mets Mitten à jour'),
  held: () => 'En attente du serveur',
  deleted: () => 'Compte supprimé',
}
