/** Every text of the rules, which each language has under the same name. */
import type { adminCommandTexts } from '#domain/admin/admin-command-texts.ts'
import type { checkInCommandTexts } from '#domain/check-ins/check-in-command-texts.ts'
import type { childCommandTexts } from '#domain/children/child-command-texts.ts'
import type { choreCommandTexts } from '#domain/chores/chore-command-texts.ts'
import type { occurrenceCommandTexts } from '#domain/chores/occurrence-command-texts.ts'
import type { pauseCommandTexts } from '#domain/chores/pause-command-texts.ts'
import type { ruleTexts } from '#domain/chores/rule-text.ts'
import type { SpokenCommandTexts } from '#domain/command-text.ts'
import type { homeTexts } from '#domain/home/home-texts.ts'
import type { importCommandTexts } from '#domain/imports/import-command-texts.ts'
import type { loanCommandTexts } from '#domain/loans/loan-command-texts.ts'
import type { messageTexts } from '#domain/message-texts.ts'
import type { notificationCommandTexts } from '#domain/notifications/notification-command-texts.ts'
import type { pushBodyTexts } from '#domain/notifications/push-body-texts.ts'
import type { notificationSentences } from '#domain/notifications/wording.ts'
import type { partnershipCommandTexts } from '#domain/partnerships/partnership-command-texts.ts'
import type { featureTexts } from '#domain/plan-features.ts'
import type { planOffers } from '#domain/plans.ts'
import type { calendarTexts } from '#domain/programs/calendar-texts.ts'
import type { quickWords } from '#domain/quick-add/quick-words.ts'
import type { refusalTexts } from '#domain/refusal-texts.ts'
import type { reportCommandTexts } from '#domain/reports/report-command-texts.ts'
import type { goalCommandTexts } from '#domain/rewards/goal-command-texts.ts'
import type { limitTexts } from '#domain/rewards/limit-texts.ts'
import type { offerTexts } from '#domain/rewards/offer-texts.ts'
import type { rewardCommandTexts } from '#domain/rewards/reward-command-texts.ts'
import type { roomCommandTexts } from '#domain/rooms/room-command-texts.ts'
import type { taskCommandTexts } from '#domain/tasks/task-command-texts.ts'
import type { firstChoreTexts } from '#domain/templates/first-chore-texts.ts'
import type { starterTexts } from '#domain/templates/starter-texts.ts'
import type { templateCommandTexts } from '#domain/templates/template-command-texts.ts'
import type { nameTexts } from '#domain/users/name-texts.ts'
import type { userCommandTexts } from '#domain/users/user-command-texts.ts'

export type DomainCatalogue = {
  readonly adminCommandTexts: SpokenCommandTexts<typeof adminCommandTexts>
  readonly calendarTexts: typeof calendarTexts
  readonly checkInCommandTexts: SpokenCommandTexts<typeof checkInCommandTexts>
  readonly childCommandTexts: SpokenCommandTexts<typeof childCommandTexts>
  readonly choreCommandTexts: SpokenCommandTexts<typeof choreCommandTexts>
  readonly featureTexts: typeof featureTexts
  readonly firstChoreTexts: typeof firstChoreTexts
  readonly roomCommandTexts: SpokenCommandTexts<typeof roomCommandTexts>
  readonly goalCommandTexts: SpokenCommandTexts<typeof goalCommandTexts>
  readonly homeTexts: typeof homeTexts
  readonly importCommandTexts: SpokenCommandTexts<typeof importCommandTexts>
  readonly limitTexts: typeof limitTexts
  readonly loanCommandTexts: SpokenCommandTexts<typeof loanCommandTexts>
  readonly messageTexts: typeof messageTexts
  readonly nameTexts: typeof nameTexts
  readonly notificationCommandTexts: SpokenCommandTexts<typeof notificationCommandTexts>
  readonly notificationSentences: typeof notificationSentences
  readonly occurrenceCommandTexts: SpokenCommandTexts<typeof occurrenceCommandTexts>
  readonly offerTexts: typeof offerTexts
  readonly partnershipCommandTexts: SpokenCommandTexts<typeof partnershipCommandTexts>
  readonly pauseCommandTexts: SpokenCommandTexts<typeof pauseCommandTexts>
  readonly planOffers: typeof planOffers
  readonly pushBodyTexts: typeof pushBodyTexts
  readonly quickWords: typeof quickWords
  readonly refusalTexts: typeof refusalTexts
  readonly reportCommandTexts: SpokenCommandTexts<typeof reportCommandTexts>
  readonly rewardCommandTexts: SpokenCommandTexts<typeof rewardCommandTexts>
  readonly ruleTexts: typeof ruleTexts
  readonly starterTexts: typeof starterTexts
  readonly taskCommandTexts: SpokenCommandTexts<typeof taskCommandTexts>
  readonly templateCommandTexts: SpokenCommandTexts<typeof templateCommandTexts>
  readonly userCommandTexts: SpokenCommandTexts<typeof userCommandTexts>
}
