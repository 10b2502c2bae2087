/** The texts of texts.ts in French. */
import type { dueTexts as english } from './texts.ts'

export const dueTexts: typeof english = {
  groups: {
    overdue: 'En retard',
    today: 'Aujourd’hui',
    week: '7 prochains jours',
    later: 'Plus tard',
    none: 'Sans date',
  },
  about: (due, turn) => `${due}, ${turn.charAt(0).toLowerCase()}${turn.slice(1)}`,
  claim: { label: 'Je la fais', name: (task) => `Je la fais\u202F: ${task}` },
}
