/** The sentence of a notification: for the list, for pushes, and in English for `content` in the API (A12). */
import { shortDay } from '#domain/language/format.ts'
import { defineTexts } from '#domain/language/texts.ts'
import type { Notification, NotificationType } from '#domain/notifications/notification.ts'
import { offerTexts } from '#domain/rewards/offer-texts.ts'
import { nameTexts } from '#domain/users/name-texts.ts'
import { FORMER_MEMBER, SOMEBODY } from '#domain/users/user.ts'

export const notificationSentences = defineTexts('notificationSentences', {
  task_completed: (told) => `${whoOf(told)} completed ${taskOf(told)}`,
  task_approved: (told) => `${whoOf(told)} approved ${taskOf(told)}`,
  task_claimed: (told) => `${whoOf(told)} claimed ${taskOf(told)}`,
  task_reopened: (told) => `${whoOf(told)} marked ${taskOf(told)} as not done`,
  helped: (told) => `${whoOf(told)} did ${taskOf(told)} with you`,
  turn_passed: (told) => `${whoOf(told)} passed ${taskOf(told)} on to you`,
  turn_given: (told) => `${whoOf(told)} gave you ${taskOf(told)}`,
  chores_paused: (told) =>
    told.until_on === null
      ? `${whoOf(told)} paused repeating tasks`
      : `${whoOf(told)} paused repeating tasks until ${shortDay(told.until_on)}`,
  reward_requested: (told) => `${whoOf(told)} asked for ${rewardOf(told)}`,
  reward_offered: (told) => offerTexts.offers(whoOf(told), rewardOf(told)),
  reward_redeemed: (told) => `${whoOf(told)} redeemed ${rewardOf(told)}`,
  reward_approved: (told) => `${whoOf(told)} approved ${rewardOf(told)}`,
  reward_denied(told) {
    const refund = told.amount === null ? '' : ', so your points are back'
    const note = told.quote === '' ? '' : `: “${told.quote}”`
    return `${whoOf(told)} denied ${rewardOf(told)}${refund}${note}`
  },
  loan_requested: (told) => `${whoOf(told)} asked to borrow ${pointsOf(told)}`,
  loan_approved: (told) => `${whoOf(told)} lent you ${pointsOf(told)}`,
  loan_denied: (told) => `${whoOf(told)} did not lend you ${pointsOf(told)}`,
  loan_repaid: (told) => `${whoOf(told)} repaid ${pointsOf(told)}`,
  partnership_invitation: (told) => `${whoOf(told)} invited you`,
  partnership_accepted: (told) => `${whoOf(told)} accepted your invitation`,
  partnership_removed(told) {
    switch (told.how) {
      case 'account_deleted':
        return `${whoOf(told)} deleted their account`
      case 'profile_deleted':
        return `${whoOf(told)} deleted the profile of ${childOf(told)}`
      case 'parent_removed':
        return `${whoOf(told)} removed you as a parent of ${childOf(told)}`
      default:
        return `${whoOf(told)} ended your partnership`
    }
  },
  parent_invitation: (told) => `${whoOf(told)} asks you to be a parent of ${childOf(told)}`,
  child_grown_up: (told) => `${whoOf(told)} made an account for ${childOf(told)}`,
  weekly_report: () => 'Your weekly report is ready',
  webhook_off: (told) => `Your webhook to ${told.subject} is off: it failed for three days`,
} satisfies Record<NotificationType, (told: Notification) => string>)

/** Their sentences name nobody. */
const causedByNobody: readonly string[] = ['weekly_report', 'webhook_off']

/**
 * A sentence of an old release that could not be converted to facts is shown as written; so is one that a device stored
 * before it was updated, without any fields for facts. A type of a later release is shown in the server's words.
 */
export function wordingOf(told: Notification): string {
  const isFact =
    Boolean(told.actor) || Boolean(told.actor_name) || causedByNobody.includes(told.type)
  return isFact && Object.hasOwn(notificationSentences, told.type)
    ? notificationSentences[told.type](told)
    : told.content
}

function whoOf({ actor, actor_name }: Notification): string {
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
