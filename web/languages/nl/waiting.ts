/** The texts of features/waiting in Dutch. */
import { pointsText } from '#domain/language/nl/words.ts'
import type * as english from '#web/languages/en.ts'

export const waitingTexts: typeof english.waitingTexts = {
  title: 'Wacht op jou',
  count: (count) => (count === 1 ? '1 wacht op jou' : `${count} wachten op jou`),

  task: (name, task) => `${name} heeft ${task} afgerond`,
  privateTask: (name) => `${name} heeft een privétaak afgerond`,
  reward: (name, reward) => `${name} wil graag ${reward}`,
  loan: (name, points) => `${name} vraagt ${pointsText(points)} te leen`,
  invitation: (name) => `${name} nodigt je uit`,

  taskSince: (time) => `Taak, ${time}`,
  rewardSince: (time) => `Beloning, ${time}`,
  loanFor: (title) => `Lening voor ${title}`,

  others: (count) => `nog ${count}`,
  more: {
    task: (count) => (count === 1 ? 'nog 1 taak' : `nog ${count} taken`),
    reward: (count) => (count === 1 ? 'nog 1 beloning' : `nog ${count} beloningen`),
    loan: (count) => (count === 1 ? 'nog 1 lening' : `nog ${count} leningen`),
    invitation: (count) => (count === 1 ? 'nog 1 uitnodiging' : `nog ${count} uitnodigingen`),
  },
}
