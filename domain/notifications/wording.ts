/** The sentence of a notification in English: for the list, for pushes, and for `content` of the API (A12). */
import { shortDay } from '#domain/chores/rule-text.ts'
import type { Notification, NotificationType } from '#domain/notifications/notification.ts'
import { spokenPoints } from '#domain/points/points-texts.ts'
import { offerText } from '#domain/rewards/offer-text.ts'
import { FORMER_MEMBER } from '#domain/users/user.ts'

const sentences: Readonly<Record<NotificationType, (told: Notification) => string>> = {
  task_completed: (told) => `${whoOf(told)} completed ${taskOf(told)}`,
  task_approved: (told) => `${whoOf(told)} approved ${taskOf(told)}`,
  task_claimed: (told) => `${whoOf(told)} claimed ${taskOf(told)}`,
  task_reopened: (told) => `${whoOf(told)} marked ${taskOf(told)} as not done`,
  helped: (told) => `${whoOf(told)} did ${taskOf(told)} with you`,
  turn_passed: (told) => `${whoOf(told)} passed ${taskOf(told)} on to you`,
  turn_given: (told) => `${whoOf(told)} gave you ${taskOf(told)}`,
  chores_paused(told) {
    const paused = `${whoOf(told)} paused repeating tasks`
    return told.until_on === null ? paused : `${paused} until ${shortDay(told.until_on)}`
  },
  reward_requested: (told) => `${whoOf(told)} asked for ${rewardOf(told)}`,
  reward_offered: (told) => offerText(whoOf(told), rewardOf(told)),
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
}

/**
 * A sentence of an old release that could not be read as facts stays as written; so does one that a device got
 * before it was updated, which has no fields for facts at all. One of a later release is told as the server worded it.
 */
export function wordingOf(told: Notification): string {
  const isFact = Boolean(told.actor) || Boolean(told.actor_name) || told.type === 'weekly_report'
  return isFact && Object.hasOwn(sentences, told.type) ? sentences[told.type](told) : told.content
}

function whoOf({ actor, actor_name }: Notification): string {
  return actor === FORMER_MEMBER ? 'Former member' : actor_name
}

/** Without a name: it is private to its owner (T6), or was forgotten with them (F5). */
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
  return spokenPoints(amount ?? 0)
}
