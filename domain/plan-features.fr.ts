/** The features that plans add, in French. */
import type { featureTexts as english } from './plan-features.ts'

export const featureTexts: typeof english = {
  advanced_tracking: 'Suivi détaillé des points',
  weekly_report: 'Bilan de la semaine',
  matching: 'Partage équilibré des tâches',
  templates: 'Tes propres modèles de tâches',
  consultation: 'Tête-à-tête du mois',
}
