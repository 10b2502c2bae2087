/** The texts of limit-texts.ts in Dutch. */
import { shortDay } from '#domain/language/format.ts'
import type { limitTexts as english } from './limit-texts.ts'

export const limitTexts: typeof english = {
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
