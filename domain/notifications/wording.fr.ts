/** The sentences of notifications in French. */
import { shortDay } from '#domain/language/format.ts'
import { ofName, quoted } from '#domain/language/names.fr.ts'
import { offerTexts } from '#domain/rewards/offer-texts.fr.ts'
import { nameTexts } from '#domain/users/name-texts.fr.ts'
import { FORMER_MEMBER, SOMEBODY } from '#domain/users/user.ts'
import type { Notification } from './notification.ts'
import type { notificationSentences as english } from './wording.ts'

export const notificationSentences: typeof english = {
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
    `Ton webhook vers ${told.subject} est désactivé : il a échoué pendant trois jours`,
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
  const points = amount ?? 0
  return points < 2 ? `${points} point` : `${points} points`
}
