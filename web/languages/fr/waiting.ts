/** The texts of features/waiting in French. */
import { pointsText } from '#domain/language/fr/words.ts'
import type * as english from '#web/languages/en.ts'

export const waitingTexts: typeof english.waitingTexts = {
  title: 'Ça t’attend',
  count: (count) => (count < 2 ? `${count} chose t’attend` : `${count} choses t’attendent`),

  task: (name, task) => `${name} a terminé «\u202F${task}\u202F»`,
  privateTask: (name) => `${name} a terminé une tâche privée`,
  reward: (name, reward) => `${name} aimerait «\u202F${reward}\u202F»`,
  loan: (name, points) => `${name} demande ${pointsText(points)}`,
  invitation: (name) => `${name} t’invite`,

  taskSince: (time) => `Tâche, ${time}`,
  rewardSince: (time) => `Récompense, ${time}`,
  loanFor: (title) => `Prêt pour ${title}`,

  others: (count) => (count < 2 ? `${count} autre` : `${count} autres`),
  more: {
    task: (count) => (count < 2 ? `${count} autre tâche` : `${count} autres tâches`),
    reward: (count) => (count < 2 ? `${count} autre récompense` : `${count} autres récompenses`),
    loan: (count) => (count < 2 ? `${count} autre prêt` : `${count} autres prêts`),
    invitation: (count) =>
      count < 2 ? `${count} autre invitation` : `${count} autres invitations`,
  },
}
