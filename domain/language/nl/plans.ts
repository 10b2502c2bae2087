/** The plans and their features in Dutch. */
import type * as english from '#domain/language/en.ts'

export const featureTexts: typeof english.featureTexts = {
  advanced_tracking: 'Uitgebreide puntenhistorie',
  weekly_report: 'Weekverslag',
  matching: 'Voorstellen voor wie wat doet',
  templates: 'Eigen sjablonen',
  consultation: 'Maandgesprek',
}

export const planOffers: typeof english.planOffers = {
  free: {
    title: 'Basis',
    name: 'Free',
    price: '$\u00a00',
    period: null,
    features: ['5 taken per dag', '3 beloningen per dag', 'Hulp per e-mail'],
  },
  pro: {
    title: 'Pro',
    name: 'Pro',
    price: '$\u00a04,99',
    period: 'per maand',
    features: [
      'Onbeperkt taken en beloningen',
      'Uitgebreide puntenhistorie',
      'Hulp per e-mail met voorrang',
      'Weekverslag',
    ],
  },
  ultimate: {
    title: 'Ultimate',
    name: 'Ultimate',
    price: '$\u00a09,99',
    period: 'per maand',
    features: [
      'Alles van Pro',
      'Voorstellen voor wie wat doet',
      'Eigen sjablonen',
      'Hulp van de bovenste plank',
      'Maandgesprek',
    ],
  },
}
