/** The texts of texts.ts in Spanish. */
import type { rowMarkTexts as english } from './texts.ts'

export const rowMarkTexts: typeof english = {
  unsynced: 'Aún sin sincronizar',
  savedHere: 'Guardado aquí',
  needsAttention: 'Necesita atención',
}
