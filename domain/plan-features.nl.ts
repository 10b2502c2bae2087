/** The texts of plan-features.ts in Dutch. */
import type { featureTexts as english } from './plan-features.ts'

export const featureTexts: typeof english = {
  advanced_tracking: 'Uitgebreide puntenhistorie',
  weekly_report: 'Weekverslag',
  matching: 'Voorstellen voor wie wat doet',
  templates: 'Eigen sjablonen',
  consultation: 'Maandgesprek',
}
