/** Texts of what was done of a repeating task. They tell what was done, and nothing of what was not (T27). */
import { numberText } from '#domain/language/numbers.ts'
import { defineTexts } from '#domain/language/texts.ts'

export const choreHistoryTexts = defineTexts('choreHistoryTexts', {
  /** "Last done 9 days ago". */
  last: (when: string) => `Last done ${when}`,
  lastBy: (when: string, name: string) => `Last done ${when} by ${name}`,
  lastByYou: (when: string) => `Last done ${when} by you`,
  usual: (days: number) => (days === 1 ? 'Usually 1 day between' : `Usually ${days} days between`),
  times: (count: number) => (count === 1 ? 'Done once' : `Done ${numberText(count)} times`),
  none: 'Each time it is done will appear here.',
  onTheWay: 'Older ones are still syncing to this device.',
})
