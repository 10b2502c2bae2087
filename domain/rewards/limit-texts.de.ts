/** The texts of limit-texts.ts in German. */
import { shortDay } from '#domain/language/format.ts'
import type { limitTexts as english } from './limit-texts.ts'

export const limitTexts: typeof english = {
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
