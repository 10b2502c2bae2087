/** The texts of texts.ts in German. */
import type { rowMarkTexts as english } from './texts.ts'

export const rowMarkTexts: typeof english = {
  unsynced: 'Noch nicht abgeglichen',
  savedHere: 'Hier gespeichert',
  needsAttention: 'Schau bitte nach',
}
