/** How an offer reads, in its notification and on its card (RW19). */
import { defineTexts } from '#domain/language/texts.ts'

export const offerTexts = defineTexts('offerTexts', {
  /** "Theo offers you a lie-in" */
  offers(giver: string, reward: string) {
    const inSentence = reward.replace(/^(?:An?|The) /, (article) => article.toLowerCase())
    return `${giver} offers you ${inSentence}`
  },
})
