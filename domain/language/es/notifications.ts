/** The sentences of notifications and pushes in Spanish. */
import type * as english from '#domain/language/en.ts'
import { shortDay } from '#domain/language/format.ts'
import type { Notification } from '#domain/notifications/notification.ts'
import type { DueTask, PushFacts } from '#domain/notifications/push-facts.ts'
import { MAX_COUNTED } from '#domain/notifications/push-facts.ts'
import { wordingOf } from '#domain/notifications/wording.ts'
import { offerTexts } from '#domain/rewards/offer-texts.ts'
import { FORMER_MEMBER, SOMEBODY } from '#domain/users/user.ts'
import { nameTexts } from './users.ts'
import { pointsText, quoted, tasksText, theTime } from './words.ts'

export const pushBodyTexts: typeof english.pushBodyTexts = {
  body(facts) {
    switch (facts.of) {
      case 'test':
        return 'Las notificaciones llegan a este dispositivo.'
      case 'news':
        return facts.only === null ? newsText(facts.count) : wordingOf(facts.only)
      case 'reminders':
        return remindersText(facts)
    }
  },
}

function remindersText({ only, count, today }: PushFacts & { readonly of: 'reminders' }): string {
  const digest = `${tasksText(today)} para hoy`
  if (count === 0) return digest
  const reminder = only === null ? dueText(count) : reminderText(only)
  return today === 0 ? reminder : `${digest}. ${reminder}`
}

function newsText(count: number): string {
  if (count === 1) return 'Hay algo nuevo'
  return count < MAX_COUNTED ? `${count} novedades` : `Más de ${MAX_COUNTED - 1} novedades`
}

function dueText(count: number): string {
  return `Toca hacer ${tasksText(count)}`
}

function reminderText({ name, due_on, due_time, is_overdue }: DueTask): string {
  if (is_overdue) return `${name}: atrasada desde el ${shortDay(due_on)}`
  return due_time === null ? `${name}: para hoy` : `${name}: para ${theTime(due_time)}`
}

export const notificationSentences: typeof english.notificationSentences = {
  task_completed: (told) => `${actorOf(told)} ha completado ${taskOf(told)}`,
  task_approved: (told) => `${actorOf(told)} ha aprobado ${taskOf(told)}`,
  task_claimed: (told) => `${actorOf(told)} se ha quedado con ${taskOf(told)}`,
  task_reopened: (told) => `${actorOf(told)} dice que ${taskOf(told)} aún no está hecha`,
  helped: (told) => `${actorOf(told)} ha hecho ${taskOf(told)} contigo`,
  turn_passed: (told) => `${actorOf(told)} te ha pasado el turno de ${taskOf(told)}`,
  turn_given: (told) => `${actorOf(told)} te ha dado ${taskOf(told)}`,
  chores_paused: (told) =>
    told.until_on === null
      ? `${actorOf(told)} ha pausado sus tareas periódicas`
      : `${actorOf(told)} ha pausado sus tareas periódicas hasta el ${shortDay(told.until_on)}`,
  reward_requested: (told) => `${actorOf(told)} pide ${rewardOf(told)}`,
  reward_offered: (told) => offerTexts.offers(actorOf(told), told.subject || 'un premio'),
  reward_redeemed: (told) => `${actorOf(told)} ha canjeado ${rewardOf(told)}`,
  reward_approved: (told) => `${actorOf(told)} ha aprobado ${rewardOf(told)}`,
  reward_denied(told) {
    const refund = told.amount === null ? '' : ', así que recuperas tus puntos'
    const note = told.quote === '' ? '' : `: «${told.quote}»`
    return `${actorOf(told)} ha rechazado ${rewardOf(told)}${refund}${note}`
  },
  loan_requested: (told) =>
    told.amount === 1
      ? `${actorOf(told)} pide prestado 1 punto`
      : `${actorOf(told)} pide prestados ${pointsOf(told)}`,
  loan_approved: (told) => `${actorOf(told)} te ha prestado ${pointsOf(told)}`,
  loan_denied: (told) =>
    told.amount === 1
      ? `${actorOf(told)} no te presta el punto que pedías`
      : `${actorOf(told)} no te presta los ${pointsOf(told)} que pedías`,
  loan_repaid: (told) => `${actorOf(told)} te ha devuelto ${pointsOf(told)}`,
  partnership_invitation: (told) => `${actorOf(told)} te ha invitado`,
  partnership_accepted: (told) => `${actorOf(told)} ha aceptado tu invitación`,
  partnership_removed(told) {
    switch (told.how) {
      case 'account_deleted':
        return `${actorOf(told)} ha eliminado su cuenta`
      case 'profile_deleted':
        return `${actorOf(told)} ha eliminado el perfil de ${childOf(told)}`
      case 'parent_removed':
        return `${actorOf(told)} te ha quitado como madre o padre de ${childOf(told)}`
      default:
        return `${actorOf(told)} ha deshecho vuestro vínculo`
    }
  },
  parent_invitation: (told) => `${actorOf(told)} te propone ser madre o padre de ${childOf(told)}`,
  child_grown_up: (told) => `${actorOf(told)} ha creado una cuenta para ${childOf(told)}`,
  weekly_report: () => 'Tu informe semanal está listo',
  webhook_off: (told) => `Tu webhook a ${told.subject} está desactivado: falló durante tres días`,
}

/** Within a sentence, "former member" takes an article. */
function actorOf({ actor, actor_name }: Notification): string {
  if (actor === SOMEBODY) return nameTexts.somebody
  return actor === FORMER_MEMBER ? 'Un antiguo miembro' : actor_name
}

function taskOf({ subject, how }: Notification): string {
  if (how === 'private') return 'una tarea privada'
  return quoted(subject || 'una tarea')
}

function rewardOf({ subject }: Notification): string {
  return quoted(subject || 'un premio')
}

function childOf({ subject }: Notification): string {
  return subject || 'un peque'
}

function pointsOf({ amount }: Notification): string {
  return pointsText(amount ?? 0)
}
