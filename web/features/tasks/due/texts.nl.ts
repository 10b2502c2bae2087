/** The texts of texts.ts in Dutch. */
import type { dueTexts as english } from './texts.ts'

export const dueTexts: typeof english = {
  groups: {
    overdue: 'Te laat',
    today: 'Vandaag',
    week: 'Komende 7 dagen',
    later: 'Later',
    none: 'Geen datum',
  },
  /** No turn begins with a name: "Jouw beurt", "Beurt van Theo", "Voor Theo". */
  about: (due, turn) => `${due}, ${turn.charAt(0).toLowerCase()}${turn.slice(1)}`,
  claim: { label: 'Ik doe het', name: (task) => `Ik doe het: ${task}` },
}
