/** The texts of texts.ts in German. */
import type { fileTexts as english } from './texts.ts'

export const fileTexts: typeof english = {
  failed: 'Die Datei ließ sich nicht erstellen',
  arriving: 'Dein Verlauf kommt noch auf diesem Gerät an.',
}
