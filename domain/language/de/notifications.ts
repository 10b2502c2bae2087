/** The sentences of notifications and pushes in German. */
import type * as english from '#domain/language/en.ts'
import { shortDay } from '#domain/language/format.ts'
import type { Notification } from '#domain/notifications/notification.ts'
import type { DueTask, PushFacts } from '#domain/notifications/push-facts.ts'
import { MAX_COUNTED } from '#domain/notifications/push-facts.ts'
import { wordingOf } from '#domain/notifications/wording.ts'
import { FORMER_MEMBER, SOMEBODY } from '#domain/users/user.ts'
import { offerTexts } from './rewards.ts'
import { nameTexts } from './users.ts'
import { pointsText, quoted, tasksText } from './words.ts'

export const pushBodyTexts: typeof english.pushBodyTexts = {
  body(facts) {
    switch (facts.of) {
      case 'test':
        return 'Auf diesem Gerät kommen Mitteilungen an.'
      case 'news':
        return facts.only === null ? newsText(facts.count) : wordingOf(facts.only)
      case 'reminders':
        return remindersText(facts)
    }
  },
}

function remindersText({ only, count, today }: PushFacts & { readonly of: 'reminders' }): string {
  const digest = `Heute ${tasksText(today)}`
  if (count === 0) return digest
  const reminder = only === null ? dueText(count) : reminderText(only)
  return today === 0 ? reminder : `${digest}. ${reminder}`
}

function newsText(count: number): string {
  if (count === 1) return 'Es gibt etwas Neues'
  return count < MAX_COUNTED ? `${count} Neuigkeiten` : `${MAX_COUNTED}+ Neuigkeiten`
}

function dueText(count: number): string {
  return count === 1 ? 'Eine Aufgabe ist fällig' : `${count} Aufgaben sind fällig`
}

function reminderText({ name, due_on, due_time, is_overdue }: DueTask): string {
  if (is_overdue) return `${name}: überfällig seit ${shortDay(due_on)}`
  return due_time === null ? `${name}: heute fällig` : `${name}: fällig um ${due_time} Uhr`
}

export const notificationSentences: typeof english.notificationSentences = {
  task_completed: (told) => `${actorOf(told)} hat ${taskOf(told)} erledigt`,
  task_approved: (told) => `${actorOf(told)} hat ${taskOf(told)} bestätigt`,
  task_claimed: (told) => `${actorOf(told)} hat ${taskOf(told)} übernommen`,
  task_reopened: (told) => `${actorOf(told)} hat ${taskOf(told)} wieder geöffnet`,
  helped: (told) => `${actorOf(told)} hat ${taskOf(told)} mit dir zusammen gemacht`,
  turn_passed: (told) => `${actorOf(told)} hat ${taskOf(told)} an dich weitergegeben`,
  turn_given: (told) => `${actorOf(told)} hat ${taskOf(told)} an dich abgegeben`,
  chores_paused: (told) =>
    told.until_on === null
      ? `${actorOf(told)} pausiert regelmäßige Aufgaben`
      : `${actorOf(told)} pausiert regelmäßige Aufgaben bis ${shortDay(told.until_on)}`,
  reward_requested: (told) => `${actorOf(told)} wünscht sich ${rewardOf(told)}`,
  reward_offered: (told) => offerTexts.offers(actorOf(told), told.subject || 'eine Belohnung'),
  reward_redeemed: (told) => `${actorOf(told)} hat ${rewardOf(told)} eingelöst`,
  reward_approved: (told) =>
    `${actorOf(told)} hat Ja zu ${told.subject ? quoted(told.subject) : 'einer Belohnung'} gesagt`,
  reward_denied(told) {
    const refund = told.amount === null ? '' : ', deine Punkte sind zurück'
    const note = told.quote === '' ? '' : `: „${told.quote}“`
    return `${actorOf(told)} hat ${rewardOf(told)} abgelehnt${refund}${note}`
  },
  loan_requested: (told) => `${actorOf(told)} möchte sich ${pointsOf(told)} leihen`,
  loan_approved: (told) => `${actorOf(told)} hat dir ${pointsOf(told)} geliehen`,
  loan_denied: (told) => `${actorOf(told)} leiht dir ${pointsOf(told)} diesmal nicht`,
  loan_repaid: (told) => `${actorOf(told)} hat ${pointsOf(told)} zurückgezahlt`,
  partnership_invitation: (told) => `${actorOf(told)} lädt dich ein`,
  partnership_accepted: (told) => `${actorOf(told)} hat deine Einladung angenommen`,
  partnership_removed(told) {
    switch (told.how) {
      case 'account_deleted':
        return `${actorOf(told)} hat das eigene Konto gelöscht`
      case 'profile_deleted':
        return `${actorOf(told)} hat das Profil ${ofChild(told)} gelöscht`
      case 'parent_removed':
        return `${actorOf(told)} hat dich als Elternteil ${ofChild(told)} entfernt`
      default:
        return `${actorOf(told)} hat eure Verbindung gelöst`
    }
  },
  parent_invitation: (told) =>
    `${actorOf(told)} fragt: Magst du auch Elternteil ${ofChild(told)} sein?`,
  child_grown_up: (told) =>
    `${actorOf(told)} hat für ${told.subject || 'ein Kind'} ein eigenes Konto angelegt`,
  weekly_report: () => 'Dein Wochenbericht ist da',
  webhook_off: (told) => `Dein Webhook zu ${told.subject} ist aus: Er schlug drei Tage lang fehl`,
}

function actorOf({ actor, actor_name }: Notification): string {
  if (actor === SOMEBODY) return nameTexts.somebody
  return actor === FORMER_MEMBER ? 'Ein früheres Mitglied' : actor_name
}

/** Without a name: it is private to its owner (T6), or was forgotten with its author (F5). */
function taskOf({ subject, how }: Notification): string {
  if (how === 'private') return 'eine private Aufgabe'
  return quoted(subject || 'eine Aufgabe')
}

function rewardOf({ subject }: Notification): string {
  return quoted(subject || 'eine Belohnung')
}

function ofChild({ subject }: Notification): string {
  return subject ? `von ${subject}` : 'eines Kindes'
}

function pointsOf({ amount }: Notification): string {
  return pointsText(amount ?? 0)
}
