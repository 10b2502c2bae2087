/** The sentences of notifications and pushes in Dutch. */
import type * as english from '#domain/language/en.ts'
import { shortDay } from '#domain/language/format.ts'
import type { Notification } from '#domain/notifications/notification.ts'
import type { DueTask, PushFacts } from '#domain/notifications/push-facts.ts'
import { MAX_COUNTED } from '#domain/notifications/push-facts.ts'
import { wordingOf } from '#domain/notifications/wording.ts'
import { offerTexts } from '#domain/rewards/offer-texts.ts'
import { FORMER_MEMBER, SOMEBODY } from '#domain/users/user.ts'
import { nameTexts } from './users.ts'
import { pointsText, tasksText } from './words.ts'

export const pushBodyTexts: typeof english.pushBodyTexts = {
  body(facts) {
    switch (facts.of) {
      case 'test':
        return 'Meldingen komen aan op dit apparaat.'
      case 'news':
        return facts.only === null ? newsText(facts.count) : wordingOf(facts.only)
      case 'reminders':
        return remindersText(facts)
    }
  },
}

function remindersText({ only, count, today }: PushFacts & { readonly of: 'reminders' }): string {
  const digest = `Vandaag ${tasksText(today)}`
  if (count === 0) return digest
  const reminder = only === null ? dueText(count) : reminderText(only)
  return today === 0 ? reminder : `${digest}. ${reminder}`
}

function newsText(count: number): string {
  if (count === 1) return 'Er is iets nieuws'
  return count < MAX_COUNTED ? `${count} nieuwe meldingen` : `${MAX_COUNTED}+ nieuwe meldingen`
}

function dueText(count: number): string {
  return count === 1 ? 'Er wacht een taak' : `Er wachten ${count} taken`
}

function reminderText({ name, due_on, due_time, is_overdue }: DueTask): string {
  if (is_overdue) return `${name}: te laat sinds ${shortDay(due_on)}`
  return due_time === null ? `${name}: vandaag` : `${name}: om ${due_time}`
}

export const notificationSentences: typeof english.notificationSentences = {
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
        return `${actorOf(told)} heeft de koppeling met jou beëindigd`
    }
  },
  parent_invitation: (told) =>
    `${actorOf(told)} vraagt of je ook ouder van ${childOf(told)} wilt zijn`,
  child_grown_up: (told) => `${actorOf(told)} heeft een account gemaakt voor ${childOf(told)}`,
  weekly_report: () => 'Je weekverslag is klaar',
  webhook_off: (told) => `Je webhook naar ${told.subject} is uit: drie dagen lang lukte het niet`,
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
  return pointsText(amount ?? 0)
}
