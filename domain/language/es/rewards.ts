/** The texts of offers and limits in Spanish. */
import type * as english from '#domain/language/en.ts'
import { shortDay } from '#domain/language/format.ts'
import { quoted } from './words.ts'

export const limitTexts: typeof english.limitTexts = {
  reached(reached) {
    switch (reached.is) {
      case 'stock':
        return 'No queda ninguno'
      case 'week':
        return `${timesAWeek(reached.per_week)}: de nuevo desde el ${shortDay(reached.from)}`
      case 'days':
        return `De nuevo desde el ${shortDay(reached.from)}`
    }
  },
  timesAWeek,
}

function timesAWeek(count: number): string {
  const words = ['', 'Una vez', 'Dos veces']
  return `${words[count] ?? `${count} veces`} por semana`
}

const article = /^(?:un|una|unos|unas|el|la|los|las) /i

export const offerTexts: typeof english.offerTexts = {
  /** "Theo te ofrece una siesta", but "Theo te ofrece «Desayuno en la cama»": a text without an article is a name. */
  offers: (giver, reward) =>
    article.test(reward)
      ? `${giver} te ofrece ${reward.charAt(0).toLowerCase()}${reward.slice(1)}`
      : `${giver} te ofrece ${quoted(reward)}`,
}
