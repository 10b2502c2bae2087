/** The texts of features/waiting in Spanish. */
import { pointsText, quoted, tasksText } from '#domain/language/es/words.ts'
import type * as english from '#web/languages/en.ts'

export const waitingTexts: typeof english.waitingTexts = {
  title: 'Esperan tu respuesta',
  count: (count) => (count === 1 ? '1 espera tu respuesta' : `${count} esperan tu respuesta`),

  task: (name, task) => `${name} ha completado ${quoted(task)}`,
  privateTask: (name) => `${name} ha completado una tarea privada`,
  reward: (name, reward) => `${name} quiere ${quoted(reward)}`,
  loan: (name, points) => `${name} pide ${pointsText(points)}`,
  invitation: (name) => `${name} te invita`,

  taskSince: (time) => `Tarea, ${time}`,
  rewardSince: (time) => `Premio, ${time}`,
  loanFor: (title) => `Préstamo para ${title}`,

  others: (count) => `${count} más`,
  more: {
    task: (count) => `${tasksText(count)} más`,
    reward: (count) => (count === 1 ? '1 premio más' : `${count} premios más`),
    loan: (count) => (count === 1 ? '1 préstamo más' : `${count} préstamos más`),
    invitation: (count) => (count === 1 ? '1 invitación más' : `${count} invitaciones más`),
  },
}
