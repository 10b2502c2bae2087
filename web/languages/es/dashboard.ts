/** The texts of features/dashboard in Spanish. */
import { pointsText, quoted } from '#domain/language/es/words.ts'
import { numberText } from '#domain/language/numbers.ts'
import type * as english from '#web/languages/en.ts'
import { pointsTexts } from './shared.ts'

export const dashboardGoalTexts: typeof english.dashboardGoalTexts = {
  reached: (name) => `Ya te alcanza para ${quoted(name)}`,
}

export const dashboardTexts: typeof english.dashboardTexts = {
  title: 'Inicio',
  greetings: {
    night: (name) => `Buenas noches, ${name}`,
    morning: (name) => `Buenos días, ${name}`,
    afternoon: (name) => `Buenas tardes, ${name}`,
    evening: (name) => `Buenas noches, ${name}`,
  },
  activeTasks: (count) =>
    count === 1 ? 'Tienes 1 tarea activa.' : `Tienes ${count} tareas activas.`,

  createReward: 'Crear premio',

  availablePoints: 'Puntos disponibles',
  belowZero: pointsTexts.belowZero,
  toGo: (missing, name) => {
    const points = pointsText(missing)
    return {
      points,
      sentence: missing === 1 ? `Falta 1 punto para ${name}` : `Faltan ${points} para ${name}`,
    }
  },
  goalMeter: (name) => `Puntos para ${name}`,
  pointHistory: 'Historial de puntos',
  completedTasks: 'Tareas completadas',
  redeemedRewards: 'Premios canjeados',
  thisMonth: 'este mes',

  activeTasksHead: 'Tareas activas',
  viewAll: 'Ver todo',
  viewAllTasks: 'Ver todas las tareas activas',
  noActiveTasks: 'Nada que hacer. Crea una tarea cuando surja algo.',

  availableRewardsHead: 'Premios disponibles',
  viewAllRewards: 'Ver todos los premios disponibles',
  noAvailableRewards: 'Aún no hay nada que canjear. Crea un premio y ahorra puntos para él.',

  awaitingRewards: (count) =>
    count === 1 ? '1 premio espera aprobación' : `${count} premios esperan aprobación`,

  partnerActivity: 'Qué hace tu gente',
  partnerCompleted: (count) =>
    count === 1 ? '1 tarea completada' : `${numberText(count)} tareas completadas`,
  partnerPoints: 'puntos disponibles',
  partnerPointsHidden: 'Sus puntos solo los ve esa persona',
  completed: (name) => `Ha completado ${quoted(name)}`,
  redeemed: (name) => `Ha canjeado ${quoted(name)}`,
  noActivity: 'Sin novedades de tu gente.',
  noPartners: 'Aún no hay nadie aquí. Invita a alguien para empezar.',
  goToPartners: 'Ir a Tu gente',
}
