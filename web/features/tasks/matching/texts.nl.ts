/** The texts of texts.ts in Dutch. */
import type { matchingTexts as english } from './texts.ts'

export const matchingTexts: typeof english = {
  you: 'Jij zou deze kunnen doen, dan zijn de laatste vier weken gelijker verdeeld.',
  other: (name) =>
    `${name} zou deze kunnen doen, dan zijn de laatste vier weken gelijker verdeeld.`,
  takeOn: 'Ik pak het op',
  takeOnTask: (name) => `Ik pak het op: ${name}`,
}
