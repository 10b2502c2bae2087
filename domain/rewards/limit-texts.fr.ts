/** Texts of the limits of a standing reward in French (RW18). */
import { shortDay } from '#domain/language/format.ts'
import type { limitTexts as english } from './limit-texts.ts'

export const limitTexts: typeof english = {
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
