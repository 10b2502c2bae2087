/** The texts of texts.ts in Spanish. */
import type { matchingTexts as english } from './texts.ts'

export const matchingTexts: typeof english = {
  you: 'Podrías hacerla tú: así se igualan las últimas cuatro semanas.',
  other: (name) => `Podría hacerla ${name}: así se igualan las últimas cuatro semanas.`,
  takeOn: 'Me encargo yo',
  takeOnTask: (name) => `Me encargo yo: ${name}`,
}
