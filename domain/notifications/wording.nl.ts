/** The sentences of notifications in Dutch. */
import { shortDay } from '#domain/language/format.ts'
import type { Notification } from '#domain/notifications/notification.ts'
import { offerTexts } from '#domain/rewards/offer-texts.ts'
import { nameTexts } from '#domain/users/name-texts.nl.ts'
import { FORMER_MEMBER, SOMEBODY } from '#domain/users/user.ts'
import type { notificationSentences as english } from './wording.ts'

export const notificationSentences: typeof english = {
  task_completed: (told) => `${actorOf(told)} heeft ${taskOf(told)} afgerond`,
  task_approved: (told) => `${actorOf(told)} heeft ${taskOf(told)} goedgekeurd`,
  task_claimed: (told) => `${actorOf(told)} heeft ${taskOf(told)} opgepakt`,
  task_reopened: (told) => `${actorOf(told)} heeft ${taskOf(told)} heropend`,
  helped: (told) => `${actorOf(told)} deed ${taskOf(told)} samen met jou`,
  turn_passed: (told) => `${actorOf(told)} heeft ${taskOf(told)} aan jou doorgegeven`,
  turn_given: (told) => `${actorOf(told)} heeft ${taskOf(told)} aan jou gegeven`,
  chores_paused: (told) =>
    told.until_on === null
      ? `${actorOf(told)} heeft terugkerende taken gepauzeerd`
      : `${actorOf(told)} heeft terugkerende taken gepauzeerd t/m ${shortDay(told.until_on)}`,
  reward_requested: (told) => `${actorOf(told)} heeft ${rewardOf(told)} aangevraagd`,
  reward_offered: (told) => offerTexts.offers(actorOf(told), rewardOf(told)),
  reward_redeemed: (told) => `${actorOf(told)} heeft ${rewardOf(told)} ingewisseld`,
  reward_approved: (told) => `${actorOf(told)} heeft ${rewardOf(told)} goedgekeurd`,
  reward_denied(told) {
    const denied = `${actorOf(told)} heeft ${rewardOf(told)} afgewezen`
    const isRefunded = told.amount !== null
    if (told.quote === '') return isRefunded ? `${denied}, dus je hebt je punten terug` : denied
    const said = isRefunded ? `${denied} (je hebt je punten terug)` : denied
    return `${said}: ‘${told.quote}’`
  },
  loan_requested: (told) => `${actorOf(told)} wil ${pointsOf(told)} van je lenen`,
  loan_approved: (told) => `${actorOf(told)} heeft je ${pointsOf(told)} geleend`,
  loan_denied: (told) => `${actorOf(told)} heeft je lening van ${pointsOf(told)} afgewezen`,
  loan_repaid: (told) => `${actorOf(told)} heeft ${pointsOf(told)} terugbetaald`,
  partnership_invitation: (told) => `${actorOf(told)} nodigt je uit`,
  partnership_accepted: (told) => `${actorOf(told)} heeft je uitnodiging aangenomen`,
  partnership_removed(told) {
    switch (told.how) {
      case 'account_deleted':
        return `Het account van ${whoInside(told)} is verwijderd`
      case 'profile_deleted':
        return `${actorOf(told)} heeft het profiel van ${childOf(told)} verwijderd`
      case 'parent_removed':
        return `${actorOf(told)} heeft je verwijderd als ouder van ${childOf(told)}`
      default:
        return `${actorOf(told)} heeft de koppeling met jou gestopt`
    }
  },
  parent_invitation: (told) =>
    `${actorOf(told)} vraagt of je ook ouder van ${childOf(told)} wilt zijn`,
  child_grown_up: (told) => `${actorOf(told)} heeft een account gemaakt voor ${childOf(told)}`,
  weekly_report: () => 'Je weekverslag is klaar',
  webhook_off: (told) => `Je webhook naar ${told.subject} is uit: hij mislukte drie dagen lang`,
}

function actorOf({ actor, actor_name }: Notification): string {
  if (actor === SOMEBODY) return nameTexts.somebody
  return actor === FORMER_MEMBER ? 'Een voormalig lid' : actor_name
}

/** The same within a sentence. */
function whoInside({ actor, actor_name }: Notification): string {
  return actor === FORMER_MEMBER ? 'een voormalig lid' : actor_name
}

/** Without a name: it is private to its owner, or was forgotten with its author. */
function taskOf({ subject, how }: Notification): string {
  if (how === 'private') return 'een privétaak'
  return subject || 'een taak'
}

function rewardOf({ subject }: Notification): string {
  return subject || 'een beloning'
}

function childOf({ subject }: Notification): string {
  return subject || 'een kind'
}

function pointsOf({ amount }: Notification): string {
  return amount === 1 ? '1 punt' : `${amount ?? 0} punten`
}
