/** The plans and their features in French. */
import type * as english from '#domain/language/en.ts'

export const featureTexts: typeof english.featureTexts = {
  advanced_tracking: 'Suivi détaillé des points',
  weekly_report: 'Bilan de la semaine',
  matching: 'Partage équilibré des tâches',
  templates: 'Tes propres modèles de tâches',
  consultation: 'Tête-à-tête du mois',
}

export const planOffers: typeof english.planOffers = {
  free: {
    title: 'Essentiel',
    name: 'Free',
    price: '0\u00A0$',
    period: null,
    features: ['5 tâches par jour', '3 récompenses par jour', 'Aide par e-mail'],
  },
  pro: {
    title: 'Pro',
    name: 'Pro',
    price: '4,99\u00A0$',
    period: 'par mois',
    features: [
      'Tâches et récompenses sans limite',
      featureTexts.advanced_tracking,
      'Aide prioritaire par e-mail',
      featureTexts.weekly_report,
    ],
  },
  ultimate: {
    title: 'Ultimate',
    name: 'Ultimate',
    price: '9,99\u00A0$',
    period: 'par mois',
    features: [
      'Tout ce qu’il y a dans Pro',
      featureTexts.matching,
      featureTexts.templates,
      'Aide premium',
      featureTexts.consultation,
    ],
  },
}
