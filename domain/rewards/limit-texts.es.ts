/** The texts of limit-texts.ts in Spanish. */
import { shortDay } from '#domain/language/format.ts'
import type { limitTexts as english } from './limit-texts.ts'

export const limitTexts: typeof english = {
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
