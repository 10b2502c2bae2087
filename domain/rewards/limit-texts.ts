/** Texts of the limits of a standing reward (RW18). */
import { shortDay } from '#domain/language/format.ts'
import { defineTexts } from '#domain/language/texts.ts'
import type { ReachedLimit } from './reward-limits.ts'

export const limitTexts = defineTexts('limitTexts', {
  /** The same words on the button and in the refusal. */
  reached(reached: ReachedLimit) {
    switch (reached.is) {
      case 'stock':
        return 'None left'
      case 'week':
        return `${timesAWeek(reached.per_week)}: again from ${shortDay(reached.from)}`
      case 'days':
        return `Again from ${shortDay(reached.from)}`
    }
  },
  timesAWeek,
})

function timesAWeek(count: number): string {
  const words = ['', 'Once', 'Twice']
  return `${words[count] ?? `${count} times`} a week`
}
