/** The texts of plan-features.ts in German. */
import type { featureTexts as english } from './plan-features.ts'

export const featureTexts: typeof english = {
  advanced_tracking: 'Ausführlicher Punkteverlauf',
  weekly_report: 'Wochenbericht',
  matching: 'Vorschläge, wer was übernimmt',
  templates: 'Eigene Aufgabenvorlagen',
  consultation: 'Monatsgespräch',
}
