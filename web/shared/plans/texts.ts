/** Texts about what plans add. */
import { defineTexts } from '#domain/language/texts.ts'
import type { PlanFeature } from '#domain/plan-features.ts'

export const planTexts = defineTexts('planTexts', {
  adds: {
    advanced_tracking: 'Filters, the chart, CSV and the weekly report come with Pro.',
    weekly_report: 'The weekly report comes with Pro: your days and figures, to print or to keep.',
    templates: 'Templates of your own come with Ultimate. The starter pack is for everybody.',
    matching: 'Ultimate suggests who could take which shared task, so that the load evens out.',
    consultation:
      'The monthly check-in comes with Ultimate: the figures of the month and three questions for two.',
  } satisfies Record<PlanFeature, string>,
  see: 'See plans',
  support:
    'Support is what comes with Mitten and the people who run this server: nobody is on call.',
  report: 'Report what is wrong',
})
