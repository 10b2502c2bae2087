/** The texts of offer-texts.ts in Spanish. */
import type { offerTexts as english } from './offer-texts.ts'

const article = /^(?:un|una|unos|unas|el|la|los|las) /i

export const offerTexts: typeof english = {
  /** "Theo te ofrece una siesta", but "Theo te ofrece «Desayuno en la cama»": a text without an article is a name. */
  offers: (giver, reward) =>
    article.test(reward)
      ? `${giver} te ofrece ${reward.charAt(0).toLowerCase()}${reward.slice(1)}`
      : `${giver} te ofrece «${reward}»`,
}
