/** The texts of the rules in French. */
import { adminCommandTexts } from '#domain/admin/admin-command-texts.fr.ts'
import { checkInCommandTexts } from '#domain/check-ins/check-in-command-texts.fr.ts'
import { childCommandTexts } from '#domain/children/child-command-texts.fr.ts'
import { choreCommandTexts } from '#domain/chores/chore-command-texts.fr.ts'
import { occurrenceCommandTexts } from '#domain/chores/occurrence-command-texts.fr.ts'
import { pauseCommandTexts } from '#domain/chores/pause-command-texts.fr.ts'
import { ruleTexts } from '#domain/chores/rule-text.fr.ts'
import { homeTexts } from '#domain/home/home-texts.fr.ts'
import { importCommandTexts } from '#domain/imports/import-command-texts.fr.ts'
import { loanCommandTexts } from '#domain/loans/loan-command-texts.fr.ts'
import { messageTexts } from '#domain/message-texts.fr.ts'
import { notificationCommandTexts } from '#domain/notifications/notification-command-texts.fr.ts'
import { pushBodyTexts } from '#domain/notifications/push-body-texts.fr.ts'
import { notificationSentences } from '#domain/notifications/wording.fr.ts'
import { partnershipCommandTexts } from '#domain/partnerships/partnership-command-texts.fr.ts'
import { featureTexts } from '#domain/plan-features.fr.ts'
import { planOffers } from '#domain/plans.fr.ts'
import { calendarTexts } from '#domain/programs/calendar-texts.fr.ts'
import { quickWords } from '#domain/quick-add/quick-words.fr.ts'
import { refusalTexts } from '#domain/refusal-texts.fr.ts'
import { reportCommandTexts } from '#domain/reports/report-command-texts.fr.ts'
import { goalCommandTexts } from '#domain/rewards/goal-command-texts.fr.ts'
import { limitTexts } from '#domain/rewards/limit-texts.fr.ts'
import { offerTexts } from '#domain/rewards/offer-texts.fr.ts'
import { rewardCommandTexts } from '#domain/rewards/reward-command-texts.fr.ts'
import { roomCommandTexts } from '#domain/rooms/room-command-texts.fr.ts'
import { taskCommandTexts } from '#domain/tasks/task-command-texts.fr.ts'
import { firstChoreTexts } from '#domain/templates/first-chore-texts.fr.ts'
import { starterTexts } from '#domain/templates/starter-texts.fr.ts'
import { templateCommandTexts } from '#domain/templates/template-command-texts.fr.ts'
import { nameTexts } from '#domain/users/name-texts.fr.ts'
import { userCommandTexts } from '#domain/users/user-command-texts.fr.ts'
import type { DomainCatalogue } from './catalogue.ts'

export const frenchRules: DomainCatalogue = {
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
