/** The texts of features/waiting in German. */
import { pointsText, quoted } from '#domain/language/de/words.ts'
import type * as english from '#web/languages/en.ts'

export const waitingTexts: typeof english.waitingTexts = {
  title: 'Wartet auf dich',
  count: (count) => `${count} ${count === 1 ? 'wartet' : 'warten'} auf dich`,

  task: (name, task) => `${name} hat ${quoted(task)} erledigt`,
  privateTask: (name) => `${name} hat eine private Aufgabe erledigt`,
  reward: (name, reward) => `${name} wünscht sich ${quoted(reward)}`,
  loan: (name, points) => `${name} möchte ${pointsText(points)} leihen`,
  invitation: (name) => `${name} lädt dich ein`,

  taskSince: (time) => `Aufgabe, ${time}`,
  rewardSince: (time) => `Belohnung, ${time}`,
  loanFor: (title) => `Punkte für ${quoted(title)}`,

  others: (count) => `${count} weitere`,
  more: {
    task: (count) => (count === 1 ? '1 weitere Aufgabe' : `${count} weitere Aufgaben`),
    reward: (count) => (count === 1 ? '1 weitere Belohnung' : `${count} weitere Belohnungen`),
    loan: (count) =>
      count === 1 ? '1 weitere Bitte um Punkte' : `${count} weitere Bitten um Punkte`,
    invitation: (count) => (count === 1 ? '1 weitere Einladung' : `${count} weitere Einladungen`),
  },
}
