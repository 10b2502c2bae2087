/** Every text of the app, which each language has under the same name. */
import type { DomainCatalogue } from '#domain/language/catalogue.ts'
import type { texts as sessionTexts } from '#web/app/session/texts.ts'
import type { texts as shellTexts } from '#web/app/shell/texts.ts'
import type { aboutTexts } from '#web/features/about/texts.ts'
import type { adminTexts } from '#web/features/admin/texts.ts'
import type { reminderTexts } from '#web/features/check-in/reminder-texts.ts'
import type { checkInTexts } from '#web/features/check-in/texts.ts'
import type { childTexts } from '#web/features/children/texts.ts'
import type { goalTexts as dashboardGoalTexts } from '#web/features/dashboard/goal-texts.ts'
import type { dashboardTexts } from '#web/features/dashboard/texts.ts'
import type { pinTexts } from '#web/features/device-accounts/pin/texts.ts'
import type { texts as deviceAccountTexts } from '#web/features/device-accounts/texts.ts'
import type { wallTexts } from '#web/features/device-accounts/wall/texts.ts'
import type { firstRunTexts } from '#web/features/first-run/texts.ts'
import type { houseTexts } from '#web/features/house/texts.ts'
import type { importTexts } from '#web/features/imports/texts.ts'
import type { installTexts } from '#web/features/install/texts.ts'
import type { kidTexts } from '#web/features/kid/texts.ts'
import type { texts as landingTexts } from '#web/features/landing/texts.ts'
import type { loanTexts } from '#web/features/loans/texts.ts'
import type { texts as notFoundTexts } from '#web/features/not-found/texts.ts'
import type { notificationsTexts } from '#web/features/notifications/texts.ts'
import type { partnersTexts } from '#web/features/partners/texts.ts'
import type { historyTexts } from '#web/features/points/texts.ts'
import type { pushTexts, systemTexts } from '#web/features/push/texts.ts'
import type { reportTexts } from '#web/features/reports/texts.ts'
import type { weekSpanTexts } from '#web/features/reports/week-texts.ts'
import type { rewardFormTexts } from '#web/features/rewards/form-texts.ts'
import type { goalTexts } from '#web/features/rewards/goal-texts.ts'
import type { rewardsScreenTexts } from '#web/features/rewards/screen-texts.ts'
import type { rewardCardTexts } from '#web/features/rewards/texts.ts'
import type { homeCardTexts } from '#web/features/settings/home/texts.ts'
import type { texts as passkeySettingsTexts } from '#web/features/settings/passkeys/texts.ts'
import type { texts as programTexts } from '#web/features/settings/programs/texts.ts'
import type { settingsTexts } from '#web/features/settings/texts.ts'
import type { shortcutTexts } from '#web/features/shortcuts/texts.ts'
import type { texts as signInTexts } from '#web/features/sign-in/texts.ts'
import type { storageTexts } from '#web/features/storage/texts.ts'
import type { subscribeTexts } from '#web/features/subscribe/texts.ts'
import type { stateTexts } from '#web/features/sync-status/state-texts.ts'
import type { texts as syncStatusTexts } from '#web/features/sync-status/texts.ts'
import type { choreHistoryTexts } from '#web/features/tasks/chores/history/texts.ts'
import type {
  awayTexts,
  choreTexts,
  planTexts as repeatTexts,
} from '#web/features/tasks/chores/texts.ts'
import type { dueTexts } from '#web/features/tasks/due/texts.ts'
import type { taskFormTexts } from '#web/features/tasks/form-texts.ts'
import type { matchingTexts } from '#web/features/tasks/matching/texts.ts'
import type { proofTexts } from '#web/features/tasks/proof/texts.ts'
import type { quickAddTexts } from '#web/features/tasks/quick-add/texts.ts'
import type { readyWeekTexts } from '#web/features/tasks/ready-week/texts.ts'
import type { roomFormTexts } from '#web/features/tasks/rooms/texts.ts'
import type { tasksScreenTexts } from '#web/features/tasks/screen-texts.ts'
import type { selectionTexts } from '#web/features/tasks/selection/texts.ts'
import type { stepTexts } from '#web/features/tasks/steps/texts.ts'
import type { templateTexts } from '#web/features/tasks/templates/texts.ts'
import type { taskCardTexts } from '#web/features/tasks/texts.ts'
import type { togetherTexts } from '#web/features/tasks/together/texts.ts'
import type { updateTexts } from '#web/features/updates/texts.ts'
import type { waitingTexts } from '#web/features/waiting/texts.ts'
import type { weekTexts } from '#web/features/week/texts.ts'
import type { agendaTexts } from '#web/shared/agenda/texts.ts'
import type { codeTexts } from '#web/shared/codes/texts.ts'
import type { texts as connectionTexts } from '#web/shared/connection/texts.ts'
import type { deviceTexts } from '#web/shared/devices/texts.ts'
import type { languageTexts } from '#web/shared/language/texts.ts'
import type { loadingTexts } from '#web/shared/loading/texts.ts'
import type { pageTexts } from '#web/shared/page/texts.ts'
import type { passwordTexts } from '#web/shared/passwords/texts.ts'
import type { pauseTexts } from '#web/shared/pauses/texts.ts'
import type { photoTexts } from '#web/shared/photos/texts.ts'
import type { planTexts } from '#web/shared/plans/texts.ts'
import type { pointsTexts } from '#web/shared/points/texts.ts'
import type { identityTexts } from '#web/shared/proof/texts.ts'
import type { roomTexts } from '#web/shared/rooms/texts.ts'
import type { rowMarkTexts } from '#web/shared/row-marks/texts.ts'
import type { searchTexts } from '#web/shared/search/texts.ts'
import type { signOutTexts } from '#web/shared/session/texts.ts'
import type { taskLineTexts } from '#web/shared/task-line/texts.ts'
import type { timeTexts } from '#web/shared/time/texts.ts'
import type { undoTexts } from '#web/shared/undo/texts.ts'
import type { uiTexts } from '#web/ui/texts.ts'

export type Catalogue = DomainCatalogue & {
  readonly aboutTexts: typeof aboutTexts
  readonly adminTexts: typeof adminTexts
  readonly agendaTexts: typeof agendaTexts
  readonly awayTexts: typeof awayTexts
  readonly checkInTexts: typeof checkInTexts
  readonly childTexts: typeof childTexts
  readonly choreHistoryTexts: typeof choreHistoryTexts
  readonly choreTexts: typeof choreTexts
  readonly codeTexts: typeof codeTexts
  readonly connectionTexts: typeof connectionTexts
  readonly dashboardGoalTexts: typeof dashboardGoalTexts
  readonly dashboardTexts: typeof dashboardTexts
  readonly deviceAccountTexts: typeof deviceAccountTexts
  readonly deviceTexts: typeof deviceTexts
  readonly dueTexts: typeof dueTexts
  readonly firstRunTexts: typeof firstRunTexts
  readonly goalTexts: typeof goalTexts
  readonly historyTexts: typeof historyTexts
  readonly homeCardTexts: typeof homeCardTexts
  readonly houseTexts: typeof houseTexts
  readonly identityTexts: typeof identityTexts
  readonly importTexts: typeof importTexts
  readonly installTexts: typeof installTexts
  readonly kidTexts: typeof kidTexts
  readonly landingTexts: typeof landingTexts
  readonly languageTexts: typeof languageTexts
  readonly loadingTexts: typeof loadingTexts
  readonly loanTexts: typeof loanTexts
  readonly matchingTexts: typeof matchingTexts
  readonly selectionTexts: typeof selectionTexts
  readonly roomFormTexts: typeof roomFormTexts
  readonly roomTexts: typeof roomTexts
  readonly notFoundTexts: typeof notFoundTexts
  readonly notificationsTexts: typeof notificationsTexts
  readonly pageTexts: typeof pageTexts
  readonly partnersTexts: typeof partnersTexts
  readonly passkeySettingsTexts: typeof passkeySettingsTexts
  readonly programTexts: typeof programTexts
  readonly passwordTexts: typeof passwordTexts
  readonly pauseTexts: typeof pauseTexts
  readonly photoTexts: typeof photoTexts
  readonly pinTexts: typeof pinTexts
  readonly planTexts: typeof planTexts
  readonly pointsTexts: typeof pointsTexts
  readonly proofTexts: typeof proofTexts
  readonly pushTexts: typeof pushTexts
  readonly reminderTexts: typeof reminderTexts
  readonly repeatTexts: typeof repeatTexts
  readonly reportTexts: typeof reportTexts
  readonly rewardCardTexts: typeof rewardCardTexts
  readonly rewardFormTexts: typeof rewardFormTexts
  readonly rewardsScreenTexts: typeof rewardsScreenTexts
  readonly rowMarkTexts: typeof rowMarkTexts
  readonly searchTexts: typeof searchTexts
  readonly sessionTexts: typeof sessionTexts
  readonly settingsTexts: typeof settingsTexts
  readonly shellTexts: typeof shellTexts
  readonly shortcutTexts: typeof shortcutTexts
  readonly signInTexts: typeof signInTexts
  readonly signOutTexts: typeof signOutTexts
  readonly stateTexts: typeof stateTexts
  readonly quickAddTexts: typeof quickAddTexts
  readonly readyWeekTexts: typeof readyWeekTexts
  readonly stepTexts: typeof stepTexts
  readonly storageTexts: typeof storageTexts
  readonly subscribeTexts: typeof subscribeTexts
  readonly syncStatusTexts: typeof syncStatusTexts
  readonly systemTexts: typeof systemTexts
  readonly taskCardTexts: typeof taskCardTexts
  readonly taskFormTexts: typeof taskFormTexts
  readonly taskLineTexts: typeof taskLineTexts
  readonly tasksScreenTexts: typeof tasksScreenTexts
  readonly templateTexts: typeof templateTexts
  readonly timeTexts: typeof timeTexts
  readonly togetherTexts: typeof togetherTexts
  readonly uiTexts: typeof uiTexts
  readonly undoTexts: typeof undoTexts
  readonly updateTexts: typeof updateTexts
  readonly waitingTexts: typeof waitingTexts
  readonly wallTexts: typeof wallTexts
  readonly weekSpanTexts: typeof weekSpanTexts
  readonly weekTexts: typeof weekTexts
}
