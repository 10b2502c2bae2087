/** The texts of the rules in Dutch. */
import { adminCommandTexts } from '#domain/admin/admin-command-texts.nl.ts'
import { checkInCommandTexts } from '#domain/check-ins/check-in-command-texts.nl.ts'
import { childCommandTexts } from '#domain/children/child-command-texts.nl.ts'
import { choreCommandTexts } from '#domain/chores/chore-command-texts.nl.ts'
import { occurrenceCommandTexts } from '#domain/chores/occurrence-command-texts.nl.ts'
import { pauseCommandTexts } from '#domain/chores/pause-command-texts.nl.ts'
import { ruleTexts } from '#domain/chores/rule-text.nl.ts'
import { homeTexts } from '#domain/home/home-texts.nl.ts'
import { importCommandTexts } from '#domain/imports/import-command-texts.nl.ts'
import { loanCommandTexts } from '#domain/loans/loan-command-texts.nl.ts'
import { messageTexts } from '#domain/message-texts.nl.ts'
import { notificationCommandTexts } from '#domain/notifications/notification-command-texts.nl.ts'
import { pushBodyTexts } from '#domain/notifications/push-body-texts.nl.ts'
import { notificationSentences } from '#domain/notifications/wording.nl.ts'
import { partnershipCommandTexts } from '#domain/partnerships/partnership-command-texts.nl.ts'
import { featureTexts } from '#domain/plan-features.nl.ts'
import { planOffers } from '#domain/plans.nl.ts'
import { calendarTexts } from '#domain/programs/calendar-texts.nl.ts'
import { quickWords } from '#domain/quick-add/quick-words.nl.ts'
import { refusalTexts } from '#domain/refusal-texts.nl.ts'
import { reportCommandTexts } from '#domain/reports/report-command-texts.nl.ts'
import { goalCommandTexts } from '#domain/rewards/goal-command-texts.nl.ts'
import { limitTexts } from '#domain/rewards/limit-texts.nl.ts'
import { offerTexts } from '#domain/rewards/offer-texts.nl.ts'
import { rewardCommandTexts } from '#domain/rewards/reward-command-texts.nl.ts'
import { roomCommandTexts } from '#domain/rooms/room-command-texts.nl.ts'
import { taskCommandTexts } from '#domain/tasks/task-command-texts.nl.ts'
import { firstChoreTexts } from '#domain/templates/first-chore-texts.nl.ts'
import { starterTexts } from '#domain/templates/starter-texts.nl.ts'
import { templateCommandTexts } from '#domain/templates/template-command-texts.nl.ts'
import { nameTexts } from '#domain/users/name-texts.nl.ts'
import { userCommandTexts } from '#domain/users/user-command-texts.nl.ts'
import type { DomainCatalogue } from './catalogue.ts'

export const dutchRules: DomainCatalogue = {
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
