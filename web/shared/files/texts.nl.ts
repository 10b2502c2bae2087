/** The texts of texts.ts in Dutch. */
import type { fileTexts as english } from './texts.ts'

export const fileTexts: typeof english = {
  failed: 'Het bestand kon niet worden gemaakt',
  arriving: 'Je geschiedenis komt nog binnen op dit apparaat.',
}
