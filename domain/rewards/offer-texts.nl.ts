/** The texts of offer-texts.ts in Dutch. */
import type { offerTexts as english } from './offer-texts.ts'

export const offerTexts: typeof english = {
  /** "Theo biedt je een ochtend uitslapen aan" */
  offers(giver, reward) {
    const inSentence = reward.replace(/^(?:Een|Eén|De|Het) /, (article) => article.toLowerCase())
    return `${giver} biedt je ${inSentence} aan`
  },
}
