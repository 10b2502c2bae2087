/** The texts of state-texts.ts in Dutch. */
import type { stateTexts as english } from './state-texts.ts'

export const stateTexts: typeof english = {
  synced: () => 'Alles gesynct',
  syncing: () => 'Aan het syncen',
  offline: (waiting) => {
    if (waiting === 0) return 'Offline'
    if (waiting === 1) return 'Offline – 1 wijziging hier bewaard'
    return `Offline – ${waiting} wijzigingen hier bewaard`
  },
  attention: () => 'Vraagt aandacht',
  signIn: (waiting) => {
    if (waiting === 0) return 'Log in om te syncen'
    if (waiting === 1) return 'Log in om 1 wijziging te syncen'
    return `Log in om ${waiting} wijzigingen te syncen`
  },
  upgrade: (waiting) =>
    waiting === 1 ? 'Werk bij om 1 wijziging te syncen' : 'Werk bij om te syncen',
  held: () => 'Wacht op de server',
  deleted: () => 'Account verwijderd',
}
