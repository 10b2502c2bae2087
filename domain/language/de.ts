/** The texts of the rules in German. */
import { adminCommandTexts } from '#domain/admin/admin-command-texts.de.ts'
import { checkInCommandTexts } from '#domain/check-ins/check-in-command-texts.de.ts'
import { childCommandTexts } from '#domain/children/child-command-texts.de.ts'
import { choreCommandTexts } from '#domain/chores/chore-command-texts.de.ts'
import { occurrenceCommandTexts } from '#domain/chores/occurrence-command-texts.de.ts'
import { pauseCommandTexts } from '#domain/chores/pause-command-texts.de.ts'
import { ruleTexts } from '#domain/chores/rule-text.de.ts'
import { homeTexts } from '#domain/home/home-texts.de.ts'
import { importCommandTexts } from '#domain/imports/import-command-texts.de.ts'
import { loanCommandTexts } from '#domain/loans/loan-command-texts.de.ts'
import { messageTexts } from '#domain/message-texts.de.ts'
import { notificationCommandTexts } from '#domain/notifications/notification-command-texts.de.ts'
import { pushBodyTexts } from '#domain/notifications/push-body-texts.de.ts'
import { notificationSentences } from '#domain/notifications/wording.de.ts'
import { partnershipCommandTexts } from '#domain/partnerships/partnership-command-texts.de.ts'
import { featureTexts } from '#domain/plan-features.de.ts'
import { planOffers } from '#domain/plans.de.ts'
import { calendarTexts } from '#domain/programs/calendar-texts.de.ts'
import { quickWords } from '#domain/quick-add/quick-words.de.ts'
import { refusalTexts } from '#domain/refusal-texts.de.ts'
import { reportCommandTexts } from '#domain/reports/report-command-texts.de.ts'
import { goalCommandTexts } from '#domain/rewards/goal-command-texts.de.ts'
import { limitTexts } from '#domain/rewards/limit-texts.de.ts'
import { offerTexts } from '#domain/rewards/offer-texts.de.ts'
import { rewardCommandTexts } from '#domain/rewards/reward-command-texts.de.ts'
import { roomCommandTexts } from '#domain/rooms/room-command-texts.de.ts'
import { taskCommandTexts } from '#domain/tasks/task-command-texts.de.ts'
import { firstChoreTexts } from '#domain/templates/first-chore-texts.de.ts'
import { starterTexts } from '#domain/templates/starter-texts.de.ts'
import { templateCommandTexts } from '#domain/templates/template-command-texts.de.ts'
import { nameTexts } from '#domain/users/name-texts.de.ts'
import { userCommandTexts } from '#domain/users/user-command-texts.de.ts'
import type { DomainCatalogue } from './catalogue.ts'

export const germanRules: DomainCatalogue = {
  adminCommandTexts,
  calendarTexts,
  checkInCommandTexts,
  childCommandTexts,
  choreCommandTexts,
  featureTexts,
  firstChoreTexts,
  goalCommandTexts,
  roomCommandTexts,
  homeTexts,
  importCommandTexts,
  limitTexts,
  loanCommandTexts,
  messageTexts,
  nameTexts,
  notificationCommandTexts,
  notificationSentences,
  occurrenceCommandTexts,
  offerTexts,
  partnershipCommandTexts,
  pauseCommandTexts,
  planOffers,
  pushBodyTexts,
  quickWords,
  refusalTexts,
  reportCommandTexts,
  rewardCommandTexts,
  ruleTexts,
  starterTexts,
  taskCommandTexts,
  templateCommandTexts,
  userCommandTexts,
}
