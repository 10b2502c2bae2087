/** The texts of texts.ts in French. */
import type { matchingTexts as english } from './texts.ts'

export const matchingTexts: typeof english = {
  you: 'Tu pourrais prendre celle-ci\u202F: les quatre dernières semaines s’équilibreraient.',
  other: (name) =>
    `${name} pourrait prendre celle-ci\u202F: les quatre dernières semaines s’équilibreraient.`,
  takeOn: 'Je m’en occupe',
  takeOnTask: (name) => `Je m’en occupe\u202F: ${name}`,
}
