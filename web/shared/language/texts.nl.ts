/** The texts of texts.ts in Dutch. */
import type { languageTexts as english } from './texts.ts'

export const languageTexts: typeof english = {
  language: 'Taal',
  device: 'De taal van het apparaat',
  now: (name) => `Nu ${name}`,
  note: 'Gaat mee naar al je apparaten. Wat mensen hebben getypt, blijft zoals het is.',
}
