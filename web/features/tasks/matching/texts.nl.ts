/** The texts of texts.ts in Dutch. */
import type { matchingTexts as english } from './texts.ts'

export const matchingTexts: typeof english = {
  you: 'Jij zou deze kunnen doen, dan komen de laatste vier weken gelijker uit.',
  other: (name) => `${name} zou deze kunnen doen, dan komen de laatste vier weken gelijker uit.`,
  takeOn: 'Ik pak het op',
  takeOnTask: (name) => `Ik pak het op: ${name}`,
}
