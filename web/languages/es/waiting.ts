/** The texts of features/waiting in Spanish. */
import { quoted } from '#domain/language/es/words.ts'
import type * as english from '#web/languages/en.ts'

const amount = (count: number) => (count === 1 ? '1 punto' : `${count} puntos`)

export const waitingTexts: typeof english.waitingTexts = {
  title: 'Esperan tu respuesta',
  count: (count) => (count === 1 ? '1 espera tu respuesta' : `${count} esperan tu respuesta`),

  task: (name, task) => `${name} ha completado ${quoted(task)}`,
  privateTask: (name) => `${name} ha completado una tarea privada`,
  reward: (name, reward) => `${name} quiere ${quoted(reward)}`,
  loan: (name, points) => `${name} pide ${amount(points)}`,
  invitation: (name) => `${name} te invita`,

  taskSince: (time) => `Tarea, ${time}`,
  rewardSince: (time) => `Premio, ${time}`,
  loanFor: (title) => `Préstamo para ${title}`,

  others: (count) => `${count} más`,
  more: {
    task: (count) => (count === 1 ? '1 tarea más' : `${count} tareas más`),
    reward: (count) => (count === 1 ? '1 premio más' : `${count} premios más`),
    loan: (count) => (count === 1 ? '1 préstamo más' : `${count} préstamos más`),
    invitation: (count) => (count === 1 ? '1 invitación más' : `${count} invitaciones más`),
  },
}
