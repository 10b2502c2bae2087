/** The texts of texts.ts in French. */
import type { languageTexts as english } from './texts.ts'

export const languageTexts: typeof english = {
  language: 'Langue',
  device: 'La langue de l’appareil',
  now: (name) => `En ce moment\u00A0: ${name}`,
  note: 'Te suit sur tous tes appareils. Ce qui a été écrit reste tel quel.',
}
