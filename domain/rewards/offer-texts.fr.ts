/** How an offer reads in French, in its notification and on its card (RW19). */
import { quoted } from '#domain/language/names.fr.ts'
import type { offerTexts as english } from './offer-texts.ts'

const ARTICLE = /^(?:(?:une?|l[ae]s?|d[eu]s?|deux|trois) |l’)/iu

export const offerTexts: typeof english = {
  /** "Theo te propose une grasse matinée", "Theo te propose « Grasse matinée »" */
  offers(giver, reward) {
    const inSentence = ARTICLE.test(reward)
      ? reward.charAt(0).toLowerCase() + reward.slice(1)
      : quoted(reward)
    return `${giver} te propose ${inSentence}`
  },
}
