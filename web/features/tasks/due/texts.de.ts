/** The texts of texts.ts in German. */
import type { dueTexts as english } from './texts.ts'

export const dueTexts: typeof english = {
  groups: {
    overdue: 'Überfällig',
    today: 'Heute',
    week: 'Nächste 7 Tage',
    later: 'Später',
    none: 'Ohne Datum',
  },
  /** "Heute fällig, du bist dran", "Heute fällig, für Theo", "Heute fällig, Theo ist dran". */
  about: (due, turn) =>
    `${due}, ${turn.replace(/^(Du bist dran$|Für |Jemand )/, (word) => word.toLowerCase())}`,
  claim: { label: 'Ich mach’s', name: (task) => `Ich mach’s: ${task}` },
}
