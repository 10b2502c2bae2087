/** The plans and their features in German. A no-break space stands before the sign of the dollar. */
import type * as english from '#domain/language/en.ts'

export const featureTexts: typeof english.featureTexts = {
  advanced_tracking: 'Ausführlicher Punkteverlauf',
  weekly_report: 'Wochenbericht',
  matching: 'Vorschläge, wer was übernimmt',
  templates: 'Eigene Aufgabenvorlagen',
  consultation: 'Monatsgespräch',
}

export const planOffers: typeof english.planOffers = {
  free: {
    title: 'Basis',
    name: 'Free',
    price: '0\u00A0$',
    period: null,
    features: ['5 Aufgaben am Tag', '3 Belohnungen am Tag', 'E-Mail-Support'],
  },
  pro: {
    title: 'Pro',
    name: 'Pro',
    price: '4,99\u00A0$',
    period: 'im Monat',
    features: [
      'Beliebig viele Aufgaben und Belohnungen',
      'Ausführlicher Punkteverlauf',
      'E-Mail-Support mit Vorrang',
      'Wochenbericht',
    ],
  },
  ultimate: {
    title: 'Ultimate',
    name: 'Ultimate',
    price: '9,99\u00A0$',
    period: 'im Monat',
    features: [
      'Alles aus Pro',
      'Vorschläge, wer was übernimmt',
      'Eigene Aufgabenvorlagen',
      'Premium-Support',
      'Monatsgespräch',
    ],
  },
}
