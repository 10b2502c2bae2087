/** The sentence of a notification: for the list, for pushes, and in English for `content` in the API (A12). */
import { shortDay } from '#domain/language/format.ts'
import { defineTexts } from '#domain/language/texts.ts'
import type { Notification, NotificationType } from '#domain/notifications/notification.ts'
import { typesWithoutActor } from '#domain/notifications/notification.ts'
import { offerTexts } from '#domain/rewards/offer-texts.ts'
import { nameTexts } from '#domain/users/name-texts.ts'
import { FORMER_MEMBER, SOMEBODY } from '#domain/users/user.ts'

export const notificationSentences = defineTexts('notificationSentences', {
  task_completed: (told) => `${actorOf(told)} completed ${taskOf(told)}`,
  task_approved: (told) => `${actorOf(told)} approved ${taskOf(told)}`,
  task_claimed: (told) => `${actorOf(told)} claimed ${taskOf(told)}`,
  task_reopened: (told) => `${actorOf(told)} marked ${taskOf(told)} as not done`,
  helped: (told) => `${actorOf(told)} did ${taskOf(told)} with you`,
  turn_passed: (told) => `${actorOf(told)} passed ${taskOf(told)} on to you`,
  turn_given: (told) => `${actorOf(told)} gave you ${taskOf(told)}`,
  chores_paused: (told) =>
    told.until_on === null
      ? `${actorOf(told)} paused repeating tasks`
      : `${actorOf(told)} paused repeating tasks until ${shortDay(told.until_on)}`,
  reward_requested: (told) => `${actorOf(told)} asked for ${rewardOf(told)}`,
  reward_offered: (told) => offerTexts.offers(actorOf(told), rewardOf(told)),
  reward_redeemed: (told) => `${actorOf(told)} redeemed ${rewardOf(told)}`,
  reward_approved: (told) => `${actorOf(told)} approved ${rewardOf(told)}`,
  reward_denied(told) {
    const refund = told.amount === null ? '' : ', so your points are back'
    const note = told.quote === '' ? '' : `: “${told.quote}”`
    return `${actorOf(told)} denied ${rewardOf(told)}${refund}${note}`
  },
  loan_requested: (told) => `${actorOf(told)} asked to borrow ${pointsOf(told)}`,
  loan_approved: (told) => `${actorOf(told)} lent you ${pointsOf(told)}`,
  loan_denied: (told) => `${actorOf(told)} did not lend you ${pointsOf(told)}`,
  loan_repaid: (told) => `${actorOf(told)} repaid ${pointsOf(told)}`,
  partnership_invitation: (told) => `${actorOf(told)} invited you`,
  partnership_accepted: (told) => `${actorOf(told)} accepted your invitation`,
  partnership_removed(told) {
    switch (told.how) {
      case 'account_deleted':
        return `${actorOf(told)} deleted their account`
      case 'profile_deleted':
        return `${actorOf(told)} deleted the profile of ${childOf(told)}`
      case 'parent_removed':
        return `${actorOf(told)} removed you as a parent of ${childOf(told)}`
      default:
        return `${actorOf(told)} ended your partnership`
    }
  },
  parent_invitation: (told) => `${actorOf(told)} asks you to be a parent of ${childOf(told)}`,
  child_grown_up: (told) => `${actorOf(told)} made an account for ${childOf(told)}`,
  weekly_report: () => 'Your weekly report is ready',
  webhook_off: (told) => `Your webhook to ${told.subject} is off: it failed for three days`,
} satisfies Record<NotificationType, (told: Notification) => string>)

/**
 * A sentence of an old release that could not be converted to facts is shown as written; so is one that a device stored
 * before it was updated, without any fields for facts. A type of a later release is shown in the server's words.
 */
export function wordingOf(notification: Notification): string {
  const isFact =
    Boolean(notification.actor) ||
    Boolean(notification.actor_name) ||
    typesWithoutActor.some((type) => type === notification.type)
  return isFact && Object.hasOwn(notificationSentences, notification.type)
    ? notificationSentences[notification.type](notification)
    : notification.content
}

function actorOf({ actor, actor_name }: Notification): string {
  if (actor === SOMEBODY) return nameTexts.somebody
  return actor === FORMER_MEMBER ? nameTexts.formerMember : actor_name
}

/** Without a name: it is private to its owner (T6), or was forgotten with its author (F5). */
function taskOf({ subject, how }: Notification): string {
  if (how === 'private') return 'a private task'
  return subject || 'a task'
}

function rewardOf({ subject }: Notification): string {
  return subject || 'a reward'
}

function childOf({ subject }: Notification): string {
  return subject || 'a child'
}

function pointsOf({ amount }: Notification): string {
  return amount === 1 ? '1 point' : `${amount ?? 0} points`
}
