/** The plans and their features in Spanish. */
import type * as english from '#domain/language/en.ts'

export const featureTexts: typeof english.featureTexts = {
  advanced_tracking: 'Seguimiento avanzado de puntos',
  weekly_report: 'Informe semanal',
  matching: 'Propuestas de reparto',
  templates: 'Plantillas de tareas propias',
  consultation: 'Charla del mes',
}

export const planOffers: typeof english.planOffers = {
  free: {
    title: 'Básico',
    name: 'Free',
    price: '0\u00A0$',
    period: null,
    features: ['5 tareas al día', '3 premios al día', 'Ayuda por correo'],
  },
  pro: {
    title: 'Pro',
    name: 'Pro',
    price: '4,99\u00A0$',
    period: 'al mes',
    features: [
      'Tareas y premios sin límite',
      featureTexts.advanced_tracking,
      'Ayuda prioritaria por correo',
      featureTexts.weekly_report,
    ],
  },
  ultimate: {
    title: 'Ultimate',
    name: 'Ultimate',
    price: '9,99\u00A0$',
    period: 'al mes',
    features: [
      'Todo lo de Pro',
      featureTexts.matching,
      featureTexts.templates,
      'Ayuda prémium',
      featureTexts.consultation,
    ],
  },
}
