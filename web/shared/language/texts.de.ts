/** The texts of texts.ts in German. */
import type { languageTexts as english } from './texts.ts'

export const languageTexts: typeof english = {
  language: 'Sprache',
  device: 'Die Sprache des Geräts',
  now: (name) => `Jetzt ${name}`,
  note: 'Gilt auf allen deinen Geräten. Was jemand getippt hat, bleibt, wie es ist.',
}
