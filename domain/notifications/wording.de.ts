/** The texts of wording.ts in German. Names are in quotes: one may be "Wäsche falten", or "Ein Abend im Kino". */
import { shortDay } from '#domain/language/format.ts'
import { offerTexts } from '#domain/rewards/offer-texts.de.ts'
import { nameTexts } from '#domain/users/name-texts.de.ts'
import { FORMER_MEMBER, SOMEBODY } from '#domain/users/user.ts'
import type { Notification } from './notification.ts'
import type { notificationSentences as english } from './wording.ts'

export const notificationSentences: typeof english = {
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
  reward_offered: (told) =>
    told.subject
      ? offerTexts.offers(actorOf(told), told.subject)
      : `${actorOf(told)} bietet dir eine Belohnung an`,
  reward_redeemed: (told) => `${actorOf(told)} hat ${rewardOf(told)} eingelöst`,
  reward_approved: (told) =>
    told.subject
      ? `${actorOf(told)} hat Ja zu „${told.subject}“ gesagt`
      : `${actorOf(told)} hat Ja zu einer Belohnung gesagt`,
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
  return subject ? `„${subject}“` : 'eine Aufgabe'
}

function rewardOf({ subject }: Notification): string {
  return subject ? `„${subject}“` : 'eine Belohnung'
}

function ofChild({ subject }: Notification): string {
  return subject ? `von ${subject}` : 'eines Kindes'
}

function pointsOf({ amount }: Notification): string {
  return amount === 1 ? '1 Punkt' : `${amount ?? 0} Punkte`
}
