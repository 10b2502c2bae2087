/** The texts of texts.ts in Spanish. */
import type { dueTexts as english } from './texts.ts'

export const dueTexts: typeof english = {
  groups: {
    overdue: 'Atrasadas',
    today: 'Hoy',
    week: 'Próximos 7 días',
    later: 'Más adelante',
    none: 'Sin fecha',
  },
  about: (due, turn) => `${due}, ${turn.charAt(0).toLowerCase()}${turn.slice(1)}`,
  claim: { label: 'La hago yo', name: (task) => `La hago yo: ${task}` },
}
