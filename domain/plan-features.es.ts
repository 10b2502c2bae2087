/** The texts of plan-features.ts in Spanish. */
import type { featureTexts as english } from './plan-features.ts'

/** Each is a line of plans.es.ts, too, letter for letter. */
export const featureTexts: typeof english = {
  advanced_tracking: 'Seguimiento avanzado de puntos',
  weekly_report: 'Informe semanal',
  matching: 'Propuestas de reparto',
  templates: 'Plantillas de tareas propias',
  consultation: 'Charla del mes',
}
