/** The texts of the rules in Spanish. */
import { adminCommandTexts } from '#domain/admin/admin-command-texts.es.ts'
import { checkInCommandTexts } from '#domain/check-ins/check-in-command-texts.es.ts'
import { childCommandTexts } from '#domain/children/child-command-texts.es.ts'
import { choreCommandTexts } from '#domain/chores/chore-command-texts.es.ts'
import { occurrenceCommandTexts } from '#domain/chores/occurrence-command-texts.es.ts'
import { pauseCommandTexts } from '#domain/chores/pause-command-texts.es.ts'
import { ruleTexts } from '#domain/chores/rule-text.es.ts'
import { homeTexts } from '#domain/home/home-texts.es.ts'
import { importCommandTexts } from '#domain/imports/import-command-texts.es.ts'
import { loanCommandTexts } from '#domain/loans/loan-command-texts.es.ts'
import { messageTexts } from '#domain/message-texts.es.ts'
import { notificationCommandTexts } from '#domain/notifications/notification-command-texts.es.ts'
import { pushBodyTexts } from '#domain/notifications/push-body-texts.es.ts'
import { notificationSentences } from '#domain/notifications/wording.es.ts'
import { partnershipCommandTexts } from '#domain/partnerships/partnership-command-texts.es.ts'
import { featureTexts } from '#domain/plan-features.es.ts'
import { planOffers } from '#domain/plans.es.ts'
import { calendarTexts } from '#domain/programs/calendar-texts.es.ts'
import { quickWords } from '#domain/quick-add/quick-words.es.ts'
import { refusalTexts } from '#domain/refusal-texts.es.ts'
import { reportCommandTexts } from '#domain/reports/report-command-texts.es.ts'
import { goalCommandTexts } from '#domain/rewards/goal-command-texts.es.ts'
import { limitTexts } from '#domain/rewards/limit-texts.es.ts'
import { offerTexts } from '#domain/rewards/offer-texts.es.ts'
import { rewardCommandTexts } from '#domain/rewards/reward-command-texts.es.ts'
import { roomCommandTexts } from '#domain/rooms/room-command-texts.es.ts'
import { taskCommandTexts } from '#domain/tasks/task-command-texts.es.ts'
import { firstChoreTexts } from '#domain/templates/first-chore-texts.es.ts'
import { starterTexts } from '#domain/templates/starter-texts.es.ts'
import { templateCommandTexts } from '#domain/templates/template-command-texts.es.ts'
import { nameTexts } from '#domain/users/name-texts.es.ts'
import { userCommandTexts } from '#domain/users/user-command-texts.es.ts'
import type { DomainCatalogue } from './catalogue.ts'

export const spanishRules: DomainCatalogue = {
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
