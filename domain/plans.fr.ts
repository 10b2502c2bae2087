/** The plans in French. The features that they add have the words of plan-features.fr.ts. */
import { featureTexts } from './plan-features.fr.ts'
import type { planOffers as english } from './plans.ts'

export const planOffers: typeof english = {
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
