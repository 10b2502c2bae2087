/** The texts of offer-texts.ts in German. */
import type { offerTexts as english } from './offer-texts.ts'

export const offerTexts: typeof english = {
  // In quotes, because a name such as "Ein Abend im Kino" cannot be inflected.
  offers: (giver, reward) => `${giver} bietet dir „${reward}“ an`,
}
