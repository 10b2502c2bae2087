/** The texts of texts.ts in Spanish. */
import type { languageTexts as english } from './texts.ts'

export const languageTexts: typeof english = {
  language: 'Idioma',
  device: 'El idioma del dispositivo',
  now: (name) => `Ahora, ${name}`,
  note: 'Te acompaña a todos tus dispositivos. Lo que cada cual escribió se queda como está.',
}
