/** The texts of offers and limits in French. */
import type * as english from '#domain/language/en.ts'
import { shortDay } from '#domain/language/format.ts'
import { quoted } from './words.ts'

export const limitTexts: typeof english.limitTexts = {
  reached(reached) {
    switch (reached.is) {
      case 'stock':
        return 'Plus aucune'
      case 'week':
        return `${timesAWeek(reached.per_week)}\u202F: de retour le ${shortDay(reached.from)}`
      case 'days':
        return `De retour le ${shortDay(reached.from)}`
    }
  },
  timesAWeek,
}

function timesAWeek(count: number): string {
  const words = ['', 'Une', 'Deux']
  return `${words[count] ?? count} fois par semaine`
}

const ARTICLE = /^(?:(?:une?|l[ae]s?|d[eu]s?|deux|trois) |l’)/iu

export const offerTexts: typeof english.offerTexts = {
  /** "Theo te propose une grasse matinée", "Theo te propose « Grasse matinée »" */
  offers(giver, reward) {
    const inSentence = ARTICLE.test(reward)
      ? reward.charAt(0).toLowerCase() + reward.slice(1)
      : quoted(reward)
    return `${giver} te propose ${inSentence}`
  },
}
