/** The texts of state-texts.ts in German. */
import type { stateTexts as english } from './state-texts.ts'

export const stateTexts: typeof english = {
  synced: () => 'Alles abgeglichen',
  syncing: () => 'Wird abgeglichen',
  offline: (waiting) => {
    if (waiting === 0) return 'Offline'
    if (waiting === 1) return 'Offline – 1 Änderung liegt hier'
    return `Offline – ${waiting} Änderungen liegen hier`
  },
  attention: () => 'Schau bitte nach',
  signIn: (waiting) => {
    if (waiting === 0) return 'Zum Abgleich anmelden'
    if (waiting === 1) return 'Für 1 Änderung anmelden'
    return `Für ${waiting} Änderungen anmelden`
  },
  upgrade: (waiting) => (waiting === 1 ? 'Für 1 Änderung aktualisieren' : 'App aktualisieren'),
  held: () => 'Wartet auf den Server',
  deleted: () => 'Konto gelöscht',
}
