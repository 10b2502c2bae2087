/** The texts of texts.ts in Dutch. */
import type { planTexts as english } from './texts.ts'

export const planTexts: typeof english = {
  adds: {
    advanced_tracking: 'Filters, de grafiek, CSV en het weekverslag horen bij Pro.',
    weekly_report:
      'Het weekverslag hoort bij Pro: je dagen en cijfers, om af te drukken of te bewaren.',
    templates: 'Eigen sjablonen horen bij Ultimate. Het startpakket is er voor iedereen.',
    matching:
      'Ultimate stelt voor wie welke gedeelde taak zou kunnen doen, zodat het werk gelijk verdeeld raakt.',
    consultation:
      'Het maandgesprek hoort bij Ultimate: de cijfers van de maand en drie vragen voor twee.',
  },
  see: 'Abonnementen',
  support:
    'Hulp komt van Mitten zelf en van de mensen die deze server draaien: er zit niemand klaar aan de telefoon.',
  report: 'Meld wat er mis is',
}
