/** The texts of texts.ts in Dutch. */
import type { rowMarkTexts as english } from './texts.ts'

export const rowMarkTexts: typeof english = {
  unsynced: 'Nog niet gesynct',
  savedHere: 'Hier bewaard',
  needsAttention: 'Vraagt aandacht',
}
