/** The texts of features/dashboard in German. */
import { pointsText, quoted } from '#domain/language/de/words.ts'
import { numberText } from '#domain/language/numbers.ts'
import type * as english from '#web/languages/en.ts'

export const dashboardGoalTexts: typeof english.dashboardGoalTexts = {
  reached: (name) => `Es reicht für ${quoted(name)}`,
}

export const dashboardTexts: typeof english.dashboardTexts = {
  title: 'Übersicht',
  greetings: {
    night: (name) => `Guten Abend, ${name}`,
    morning: (name) => `Guten Morgen, ${name}`,
    afternoon: (name) => `Hallo, ${name}`,
    evening: (name) => `Guten Abend, ${name}`,
  },
  activeTasks: (count) =>
    count === 1 ? 'Du hast 1 offene Aufgabe.' : `Du hast ${count} offene Aufgaben.`,

  createReward: 'Neue Belohnung',

  availablePoints: 'Verfügbare Punkte',
  belowZero: (missing) =>
    missing === 1
      ? 'Unter null, weil eine Aufgabe wieder offen ist. 1 Punkt gleicht das aus.'
      : `Unter null, weil eine Aufgabe wieder offen ist. ${numberText(missing)} Punkte gleichen das aus.`,
  toGo: (missing, name) => {
    const points = pointsText(missing)
    return { points, sentence: `Noch ${points} bis ${quoted(name)}` }
  },
  goalMeter: (name) => `Punkte für ${name}`,
  pointHistory: 'Punkteverlauf',
  completedTasks: 'Erledigte Aufgaben',
  redeemedRewards: 'Eingelöste Belohnungen',
  thisMonth: 'diesen Monat',

  activeTasksHead: 'Offene Aufgaben',
  viewAll: 'Alle ansehen',
  viewAllTasks: 'Alle offenen Aufgaben ansehen',
  noActiveTasks: 'Nichts zu tun. Leg eine Aufgabe an, wenn etwas ansteht.',

  availableRewardsHead: 'Verfügbare Belohnungen',
  viewAllRewards: 'Alle verfügbaren Belohnungen ansehen',
  noAvailableRewards: 'Noch nichts zum Einlösen. Leg eine Belohnung an und spar darauf.',

  awaitingRewards: (count) =>
    count === 1 ? '1 Belohnung wartet auf ein Ja' : `${count} Belohnungen warten auf ein Ja`,

  partnerActivity: 'Was die anderen machen',
  partnerCompleted: (count) =>
    count === 1 ? '1 erledigte Aufgabe' : `${numberText(count)} erledigte Aufgaben`,
  partnerPoints: 'verfügbare Punkte',
  partnerPointsHidden: 'Diese Punkte sind privat',
  completed: (name) => `${name} erledigt`,
  redeemed: (name) => `${name} eingelöst`,
  noActivity: 'Hier hat sich in letzter Zeit nichts getan.',
  noPartners: 'Noch ist niemand mit dir verbunden. Lade jemanden ein.',
  goToPartners: 'Zur Partnerseite',
}
