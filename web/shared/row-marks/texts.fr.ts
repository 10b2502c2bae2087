/** The texts of texts.ts in French. */
import type { rowMarkTexts as english } from './texts.ts'

export const rowMarkTexts: typeof english = {
  unsynced: 'Pas encore synchronisé',
  savedHere: 'Enregistré ici',
  needsAttention: 'À regarder',
}
