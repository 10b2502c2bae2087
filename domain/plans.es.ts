/** The texts of plans.ts in Spanish. */
import type { planOffers as english } from './plans.ts'

export const planOffers: typeof english = {
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
      'Seguimiento avanzado de puntos',
      'Ayuda prioritaria por correo',
      'Informe semanal',
    ],
  },
  ultimate: {
    title: 'Ultimate',
    name: 'Ultimate',
    price: '9,99\u00A0$',
    period: 'al mes',
    features: [
      'Todo lo de Pro',
      'Propuestas de reparto',
      'Plantillas de tareas propias',
      'Ayuda prémium',
      'Charla del mes',
    ],
  },
}
