/** The texts of offers and limits in German. */
import type * as english from '#domain/language/en.ts'
import { shortDay } from '#domain/language/format.ts'
import { quoted } from './words.ts'

export const limitTexts: typeof english.limitTexts = {
  reached(reached) {
    switch (reached.is) {
      case 'stock':
        return 'Keine mehr übrig'
      case 'week':
        return `${timesAWeek(reached.per_week)}, wieder ab ${shortDay(reached.from)}`
      case 'days':
        return `Wieder ab ${shortDay(reached.from)}`
    }
  },
  timesAWeek,
}

function timesAWeek(count: number): string {
  const words = ['', 'Einmal', 'Zweimal', 'Dreimal']
  return `${words[count] ?? `${count}-mal`} pro Woche`
}

export const offerTexts: typeof english.offerTexts = {
  offers: (giver, reward) => `${giver} bietet dir ${quoted(reward)} an`,
}
