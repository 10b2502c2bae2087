/** The texts of features/dashboard in French. */
import { pointsText } from '#domain/language/fr/words.ts'
import { numberText } from '#domain/language/numbers.ts'
import type * as english from '#web/languages/en.ts'
import { pointsTexts } from './shared.ts'

export const dashboardGoalTexts: typeof english.dashboardGoalTexts = {
  reached: (name) => `Tu as de quoi obtenir «\u202F${name}\u202F»`,
}

const evening = (name: string) => `Bonsoir, ${name}`
const day = (name: string) => `Bonjour, ${name}`

export const dashboardTexts: typeof english.dashboardTexts = {
  title: 'Accueil',
  greetings: { night: evening, morning: day, afternoon: day, evening },
  activeTasks: (count) => {
    if (count === 0) return 'Tu n’as rien à faire.'
    return count === 1 ? 'Tu as 1 tâche à faire.' : `Tu as ${count} tâches à faire.`
  },

  createReward: 'Créer une récompense',

  availablePoints: 'Points disponibles',
  belowZero: pointsTexts.belowZero,
  toGo: (missing, name) => {
    const points = pointsText(missing)
    return { points, sentence: `Plus que ${points} pour ${name}` }
  },
  goalMeter: (name) => `Points pour ${name}`,
  pointHistory: 'Journal des points',
  completedTasks: 'Tâches terminées',
  redeemedRewards: 'Récompenses obtenues',
  thisMonth: 'ce mois-ci',

  activeTasksHead: 'Tâches à faire',
  viewAll: 'Tout voir',
  viewAllTasks: 'Voir toutes les tâches à faire',
  noActiveTasks: 'Rien à faire. Crée une tâche quand quelque chose se présente.',

  availableRewardsHead: 'Récompenses disponibles',
  viewAllRewards: 'Voir toutes les récompenses disponibles',
  noAvailableRewards:
    'Rien à obtenir pour l’instant. Crée une récompense et mets des points de côté.',

  awaitingRewards: (count) =>
    count < 2 ? `${count} récompense en attente` : `${count} récompenses en attente`,

  partnerActivity: 'Chez tes partenaires',
  partnerCompleted: (count) =>
    count < 2 ? `${count} tâche terminée` : `${numberText(count)} tâches terminées`,
  partnerPoints: 'points disponibles',
  partnerPointsHidden: 'Ses points sont privés',
  completed: (name) => `Terminée\u202F: ${name}`,
  redeemed: (name) => `Obtenue\u202F: ${name}`,
  noActivity: 'Rien de nouveau chez tes partenaires.',
  noPartners: 'Pas encore de partenaire. Invite quelqu’un pour commencer\u202F!',
  goToPartners: 'Voir les partenaires',
}
