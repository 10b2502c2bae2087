/** The sentences of notifications and pushes in French. */
import type * as english from '#domain/language/en.ts'
import { shortDay } from '#domain/language/format.ts'
import type { Notification } from '#domain/notifications/notification.ts'
import type { DueTask, PushFacts } from '#domain/notifications/push-facts.ts'
import { MAX_COUNTED } from '#domain/notifications/push-facts.ts'
import { wordingOf } from '#domain/notifications/wording.ts'
import { FORMER_MEMBER, SOMEBODY } from '#domain/users/user.ts'
import { offerTexts } from './rewards.ts'
import { nameTexts } from './users.ts'
import { ofName, pointsText, quoted } from './words.ts'

export const pushBodyTexts: typeof english.pushBodyTexts = {
  body(facts) {
    switch (facts.of) {
      case 'test':
        return 'Les notifications arrivent bien sur cet appareil.'
      case 'news':
        return facts.only === null ? newsText(facts.count) : wordingOf(facts.only)
      case 'reminders':
        return remindersText(facts)
    }
  },
}

function remindersText({ only, count, today }: PushFacts & { readonly of: 'reminders' }): string {
  const digest = today < 2 ? `${today} tâche aujourd’hui` : `${today} tâches aujourd’hui`
  if (count === 0) return digest
  const reminder = only === null ? dueText(count) : reminderText(only)
  return today === 0 ? reminder : `${digest}. ${reminder}`
}

function newsText(count: number): string {
  if (count === 1) return 'Il y a du nouveau'
  return count < MAX_COUNTED ? `${count} nouveautés` : `${MAX_COUNTED} nouveautés ou plus`
}

function dueText(count: number): string {
  return count === 1 ? 'C’est l’heure d’une tâche' : `C’est l’heure de ${count} tâches`
}

function reminderText({ name, due_on, due_time, is_overdue }: DueTask): string {
  if (is_overdue) return `${name}\u202F: en retard depuis le ${shortDay(due_on)}`
  return due_time === null ? `${name}\u202F: pour aujourd’hui` : `${name}\u202F: pour ${due_time}`
}

export const notificationSentences: typeof english.notificationSentences = {
  task_completed: (told) => `${actorOf(told)} a terminé ${taskOf(told)}`,
  task_approved: (told) => `${actorOf(told)} a validé ${taskOf(told)}`,
  task_claimed: (told) => `${actorOf(told)} a pris ${taskOf(told)}`,
  task_reopened: (told) => `Pour ${actorOf(told)}, ${taskOf(told)} n’est pas encore faite`,
  helped: (told) => `${actorOf(told)} a fait ${taskOf(told)} avec toi`,
  turn_passed: (told) => `${actorOf(told)} t’a passé le tour pour ${taskOf(told)}`,
  turn_given: (told) => `${actorOf(told)} t’a confié ${taskOf(told)}`,
  chores_paused: (told) =>
    told.until_on === null
      ? `${actorOf(told)} a mis ses tâches régulières en pause`
      : `${actorOf(told)} a mis ses tâches régulières en pause jusqu’au ${shortDay(told.until_on)}`,
  reward_requested: (told) => `${actorOf(told)} aimerait ${rewardOf(told)}`,
  reward_offered: (told) => offerTexts.offers(actorOf(told), told.subject || 'une récompense'),
  reward_redeemed: (told) => `${actorOf(told)} a obtenu ${rewardOf(told)}`,
  reward_approved: (told) => `${actorOf(told)} a validé ${rewardOf(told)}`,
  reward_denied(told) {
    const refund = told.amount === null ? '' : ', tes points te reviennent'
    const note = told.quote === '' ? '' : `\u202F: «\u202F${told.quote}\u202F»`
    return `${actorOf(told)} a refusé ${rewardOf(told)}${refund}${note}`
  },
  loan_requested: (told) => `${actorOf(told)} voudrait emprunter ${pointsOf(told)}`,
  loan_approved: (told) => `${actorOf(told)} t’a prêté ${pointsOf(told)}`,
  loan_denied: (told) => `${actorOf(told)} a refusé ton prêt de ${pointsOf(told)}`,
  loan_repaid: (told) => `${actorOf(told)} a remboursé ${pointsOf(told)}`,
  partnership_invitation: (told) => `${actorOf(told)} t’invite`,
  partnership_accepted: (told) => `${actorOf(told)} a accepté ton invitation`,
  partnership_removed(told) {
    switch (told.how) {
      case 'account_deleted':
        return `${actorOf(told)} a supprimé son compte`
      case 'profile_deleted':
        return `${actorOf(told)} a supprimé le profil ${ofChild(told)}`
      case 'parent_removed':
        return `Tu n’es plus parent ${ofChild(told)}\u202F: ${actorOf(told)} l’a décidé`
      default:
        return `${actorOf(told)} a mis fin à votre lien`
    }
  },
  parent_invitation: (told) => `${actorOf(told)} te propose d’être parent ${ofChild(told)}`,
  child_grown_up: (told) => `${actorOf(told)} a créé un compte pour ${told.subject || 'un enfant'}`,
  weekly_report: () => 'Ton bilan de la semaine est prêt',
  webhook_off: (told) =>
    `Ton webhook vers ${told.subject} est désactivé\u202F: il a échoué pendant trois jours`,
}

function actorOf({ actor, actor_name }: Notification): string {
  if (actor === SOMEBODY) return nameTexts.somebody
  return actor === FORMER_MEMBER ? nameTexts.formerMember : actor_name
}

/** Without a name: it is private to its owner (T6), or was forgotten with its author (F5). */
function taskOf({ subject, how }: Notification): string {
  if (how === 'private') return 'une tâche privée'
  return quoted(subject || 'une tâche')
}

function rewardOf({ subject }: Notification): string {
  return quoted(subject || 'une récompense')
}

function ofChild({ subject }: Notification): string {
  return subject === '' ? 'd’un enfant' : ofName(subject)
}

function pointsOf({ amount }: Notification): string {
  return pointsText(amount ?? 0)
}
