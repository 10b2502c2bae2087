/** The texts of the app in Spanish. */
import { spanishRules } from '#domain/language/es.ts'
import { texts as sessionTexts } from '#web/app/session/texts.es.ts'
import { texts as shellTexts } from '#web/app/shell/texts.es.ts'
import { aboutTexts } from '#web/features/about/texts.es.ts'
import { adminTexts } from '#web/features/admin/texts.es.ts'
import { reminderTexts } from '#web/features/check-in/reminder-texts.es.ts'
import { checkInTexts } from '#web/features/check-in/texts.es.ts'
import { childTexts } from '#web/features/children/texts.es.ts'
import { goalTexts as dashboardGoalTexts } from '#web/features/dashboard/goal-texts.es.ts'
import { dashboardTexts } from '#web/features/dashboard/texts.es.ts'
import { pinTexts } from '#web/features/device-accounts/pin/texts.es.ts'
import { texts as deviceAccountTexts } from '#web/features/device-accounts/texts.es.ts'
import { wallTexts } from '#web/features/device-accounts/wall/texts.es.ts'
import { firstRunTexts } from '#web/features/first-run/texts.es.ts'
import { houseTexts } from '#web/features/house/texts.es.ts'
import { importTexts } from '#web/features/imports/texts.es.ts'
import { installTexts } from '#web/features/install/texts.es.ts'
import { kidTexts } from '#web/features/kid/texts.es.ts'
import { texts as landingTexts } from '#web/features/landing/texts.es.ts'
import { loanTexts } from '#web/features/loans/texts.es.ts'
import { texts as notFoundTexts } from '#web/features/not-found/texts.es.ts'
import { notificationsTexts } from '#web/features/notifications/texts.es.ts'
import { partnersTexts } from '#web/features/partners/texts.es.ts'
import { historyTexts } from '#web/features/points/texts.es.ts'
import { pushTexts, systemTexts } from '#web/features/push/texts.es.ts'
import { reportTexts } from '#web/features/reports/texts.es.ts'
import { weekSpanTexts } from '#web/features/reports/week-texts.es.ts'
import { rewardFormTexts } from '#web/features/rewards/form-texts.es.ts'
import { goalTexts } from '#web/features/rewards/goal-texts.es.ts'
import { rewardsScreenTexts } from '#web/features/rewards/screen-texts.es.ts'
import { rewardCardTexts } from '#web/features/rewards/texts.es.ts'
import { homeCardTexts } from '#web/features/settings/home/texts.es.ts'
import { texts as passkeySettingsTexts } from '#web/features/settings/passkeys/texts.es.ts'
import { texts as programTexts } from '#web/features/settings/programs/texts.es.ts'
import { settingsTexts } from '#web/features/settings/texts.es.ts'
import { shortcutTexts } from '#web/features/shortcuts/texts.es.ts'
import { texts as signInTexts } from '#web/features/sign-in/texts.es.ts'
import { storageTexts } from '#web/features/storage/texts.es.ts'
import { subscribeTexts } from '#web/features/subscribe/texts.es.ts'
import { stateTexts } from '#web/features/sync-status/state-texts.es.ts'
import { texts as syncStatusTexts } from '#web/features/sync-status/texts.es.ts'
import { choreHistoryTexts } from '#web/features/tasks/chores/history/texts.es.ts'
import {
  awayTexts,
  choreTexts,
  planTexts as repeatTexts,
} from '#web/features/tasks/chores/texts.es.ts'
import { dueTexts } from '#web/features/tasks/due/texts.es.ts'
import { taskFormTexts } from '#web/features/tasks/form-texts.es.ts'
import { matchingTexts } from '#web/features/tasks/matching/texts.es.ts'
import { proofTexts } from '#web/features/tasks/proof/texts.es.ts'
import { quickAddTexts } from '#web/features/tasks/quick-add/texts.es.ts'
import { readyWeekTexts } from '#web/features/tasks/ready-week/texts.es.ts'
import { roomFormTexts } from '#web/features/tasks/rooms/texts.es.ts'
import { tasksScreenTexts } from '#web/features/tasks/screen-texts.es.ts'
import { selectionTexts } from '#web/features/tasks/selection/texts.es.ts'
import { stepTexts } from '#web/features/tasks/steps/texts.es.ts'
import { templateTexts } from '#web/features/tasks/templates/texts.es.ts'
import { taskCardTexts } from '#web/features/tasks/texts.es.ts'
import { togetherTexts } from '#web/features/tasks/together/texts.es.ts'
import { updateTexts } from '#web/features/updates/texts.es.ts'
import { waitingTexts } from '#web/features/waiting/texts.es.ts'
import { weekTexts } from '#web/features/week/texts.es.ts'
import { agendaTexts } from '#web/shared/agenda/texts.es.ts'
import { codeTexts } from '#web/shared/codes/texts.es.ts'
import { texts as connectionTexts } from '#web/shared/connection/texts.es.ts'
import { deviceTexts } from '#web/shared/devices/texts.es.ts'
import { languageTexts } from '#web/shared/language/texts.es.ts'
import { loadingTexts } from '#web/shared/loading/texts.es.ts'
import { pageTexts } from '#web/shared/page/texts.es.ts'
import { passwordTexts } from '#web/shared/passwords/texts.es.ts'
import { pauseTexts } from '#web/shared/pauses/texts.es.ts'
import { photoTexts } from '#web/shared/photos/texts.es.ts'
import { planTexts } from '#web/shared/plans/texts.es.ts'
import { pointsTexts } from '#web/shared/points/texts.es.ts'
import { identityTexts } from '#web/shared/proof/texts.es.ts'
import { roomTexts } from '#web/shared/rooms/texts.es.ts'
import { rowMarkTexts } from '#web/shared/row-marks/texts.es.ts'
import { searchTexts } from '#web/shared/search/texts.es.ts'
import { signOutTexts } from '#web/shared/session/texts.es.ts'
import { taskLineTexts } from '#web/shared/task-line/texts.es.ts'
import { timeTexts } from '#web/shared/time/texts.es.ts'
import { undoTexts } from '#web/shared/undo/texts.es.ts'
import { uiTexts } from '#web/ui/texts.es.ts'
import type { Catalogue } from './catalogue.ts'

export const spanish: Catalogue = {
  ...spanishRules,
  aboutTexts,
  adminTexts,
  agendaTexts,
  awayTexts,
  checkInTexts,
  childTexts,
  choreHistoryTexts,
  choreTexts,
  codeTexts,
  connectionTexts,
  dashboardGoalTexts,
  dashboardTexts,
  deviceAccountTexts,
  deviceTexts,
  dueTexts,
  firstRunTexts,
  goalTexts,
  historyTexts,
  homeCardTexts,
  houseTexts,
  identityTexts,
  importTexts,
  installTexts,
  kidTexts,
  landingTexts,
  languageTexts,
  loadingTexts,
  loanTexts,
  matchingTexts,
  selectionTexts,
  roomFormTexts,
  roomTexts,
  notFoundTexts,
  notificationsTexts,
  pageTexts,
  partnersTexts,
  passkeySettingsTexts,
  programTexts,
  passwordTexts,
  pauseTexts,
  photoTexts,
  pinTexts,
  planTexts,
  pointsTexts,
  proofTexts,
  pushTexts,
  reminderTexts,
  repeatTexts,
  reportTexts,
  rewardCardTexts,
  rewardFormTexts,
  rewardsScreenTexts,
  rowMarkTexts,
  searchTexts,
  sessionTexts,
  settingsTexts,
  shellTexts,
  shortcutTexts,
  signInTexts,
  signOutTexts,
  stateTexts,
  quickAddTexts,
  readyWeekTexts,
  stepTexts,
  storageTexts,
  subscribeTexts,
  syncStatusTexts,
  systemTexts,
  taskCardTexts,
  taskFormTexts,
  taskLineTexts,
  tasksScreenTexts,
  templateTexts,
  timeTexts,
  togetherTexts,
  uiTexts,
  undoTexts,
  updateTexts,
  waitingTexts,
  wallTexts,
  weekSpanTexts,
  weekTexts,
}
