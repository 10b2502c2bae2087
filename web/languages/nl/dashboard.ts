/** The texts of features/dashboard in Dutch. */
import { pointsText, tasksText } from '#domain/language/nl/words.ts'
import { numberText } from '#domain/language/numbers.ts'
import type * as english from '#web/languages/en.ts'

export const dashboardGoalTexts: typeof english.dashboardGoalTexts = {
  reached: (name) => `Je hebt genoeg voor ${name}`,
}

export const dashboardTexts: typeof english.dashboardTexts = {
  title: 'Overzicht',
  greetings: {
    night: (name) => `Goedenavond, ${name}`,
    morning: (name) => `Goedemorgen, ${name}`,
    afternoon: (name) => `Goedemiddag, ${name}`,
    evening: (name) => `Goedenavond, ${name}`,
  },
  activeTasks: (count) => `Je hebt ${tasksText(count)} openstaan.`,

  createReward: 'Nieuwe beloning',

  availablePoints: 'Beschikbare punten',
  belowZero: (missing) =>
    missing === 1
      ? 'Onder nul door een heropende taak. Met 1 punt sta je weer op nul.'
      : `Onder nul door een heropende taak. Met ${numberText(missing)} punten sta je weer op nul.`,
  toGo: (missing, name) => {
    const points = pointsText(missing)
    return { points, sentence: `Nog ${points} voor ${name}` }
  },
  goalMeter: (name) => `Punten voor ${name}`,
  pointHistory: 'Puntenhistorie',
  completedTasks: 'Taken afgerond',
  redeemedRewards: 'Beloningen ingewisseld',
  thisMonth: 'deze maand',

  activeTasksHead: 'Open taken',
  viewAll: 'Bekijk alles',
  viewAllTasks: 'Bekijk alle open taken',
  noActiveTasks: 'Niets te doen. Maak een taak zodra er iets is.',

  availableRewardsHead: 'Beschikbare beloningen',
  viewAllRewards: 'Bekijk alle beschikbare beloningen',
  noAvailableRewards: 'Nog niets in te wisselen. Maak een beloning en spaar ervoor.',

  awaitingRewards: (count) =>
    count === 1 ? '1 beloning wacht op goedkeuring' : `${count} beloningen wachten op goedkeuring`,

  partnerActivity: 'Nieuws van je partner',
  partnerCompleted: (count) => `${tasksText(count)} afgerond`,
  partnerPoints: 'beschikbare punten',
  partnerPointsHidden: 'Deze punten blijven privé',
  completed: (name) => `${name} afgerond`,
  redeemed: (name) => `${name} ingewisseld`,
  noActivity: 'Nog niets nieuws van je partner.',
  noPartners: 'Nog geen partner gekoppeld. Nodig iemand uit om te beginnen!',
  goToPartners: 'Naar Partner',
}
