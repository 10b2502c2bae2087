/** The texts of offers and limits in Dutch. */
import type * as english from '#domain/language/en.ts'
import { shortDay } from '#domain/language/format.ts'

export const limitTexts: typeof english.limitTexts = {
  reached(reached) {
    switch (reached.is) {
      case 'stock':
        return 'Helemaal op'
      case 'week':
        return `${timesAWeek(reached.per_week)}: weer vanaf ${shortDay(reached.from)}`
      case 'days':
        return `Weer vanaf ${shortDay(reached.from)}`
    }
  },
  timesAWeek,
}

function timesAWeek(count: number): string {
  const words = ['', 'Eén', 'Twee']
  return `${words[count] ?? count} keer per week`
}

export const offerTexts: typeof english.offerTexts = {
  /** "Theo biedt je een ochtend uitslapen aan" */
  offers(giver, reward) {
    const inSentence = reward.replace(/^(?:Een|Eén|De|Het) /, (article) => article.toLowerCase())
    return `${giver} biedt je ${inSentence} aan`
  },
}
