/** The texts of the app in German. */
import { germanRules } from '#domain/language/de.ts'
import { texts as sessionTexts } from '#web/app/session/texts.de.ts'
import { texts as shellTexts } from '#web/app/shell/texts.de.ts'
import { aboutTexts } from '#web/features/about/texts.de.ts'
import { adminTexts } from '#web/features/admin/texts.de.ts'
import { reminderTexts } from '#web/features/check-in/reminder-texts.de.ts'
import { checkInTexts } from '#web/features/check-in/texts.de.ts'
import { childTexts } from '#web/features/children/texts.de.ts'
import { goalTexts as dashboardGoalTexts } from '#web/features/dashboard/goal-texts.de.ts'
import { dashboardTexts } from '#web/features/dashboard/texts.de.ts'
import { pinTexts } from '#web/features/device-accounts/pin/texts.de.ts'
import { texts as deviceAccountTexts } from '#web/features/device-accounts/texts.de.ts'
import { wallTexts } from '#web/features/device-accounts/wall/texts.de.ts'
import { firstRunTexts } from '#web/features/first-run/texts.de.ts'
import { houseTexts } from '#web/features/house/texts.de.ts'
import { importTexts } from '#web/features/imports/texts.de.ts'
import { installTexts } from '#web/features/install/texts.de.ts'
import { kidTexts } from '#web/features/kid/texts.de.ts'
import { texts as landingTexts } from '#web/features/landing/texts.de.ts'
import { loanTexts } from '#web/features/loans/texts.de.ts'
import { texts as notFoundTexts } from '#web/features/not-found/texts.de.ts'
import { notificationsTexts } from '#web/features/notifications/texts.de.ts'
import { partnersTexts } from '#web/features/partners/texts.de.ts'
import { historyTexts } from '#web/features/points/texts.de.ts'
import { pushTexts, systemTexts } from '#web/features/push/texts.de.ts'
import { reportTexts } from '#web/features/reports/texts.de.ts'
import { weekSpanTexts } from '#web/features/reports/week-texts.de.ts'
import { rewardFormTexts } from '#web/features/rewards/form-texts.de.ts'
import { goalTexts } from '#web/features/rewards/goal-texts.de.ts'
import { rewardsScreenTexts } from '#web/features/rewards/screen-texts.de.ts'
import { rewardCardTexts } from '#web/features/rewards/texts.de.ts'
import { homeCardTexts } from '#web/features/settings/home/texts.de.ts'
import { texts as passkeySettingsTexts } from '#web/features/settings/passkeys/texts.de.ts'
import { texts as programTexts } from '#web/features/settings/programs/texts.de.ts'
import { settingsTexts } from '#web/features/settings/texts.de.ts'
import { shortcutTexts } from '#web/features/shortcuts/texts.de.ts'
import { texts as signInTexts } from '#web/features/sign-in/texts.de.ts'
import { storageTexts } from '#web/features/storage/texts.de.ts'
import { subscribeTexts } from '#web/features/subscribe/texts.de.ts'
import { stateTexts } from '#web/features/sync-status/state-texts.de.ts'
import { texts as syncStatusTexts } from '#web/features/sync-status/texts.de.ts'
import { choreHistoryTexts } from '#web/features/tasks/chores/history/texts.de.ts'
import {
  awayTexts,
  choreTexts,
  planTexts as repeatTexts,
} from '#web/features/tasks/chores/texts.de.ts'
import { dueTexts } from '#web/features/tasks/due/texts.de.ts'
import { taskFormTexts } from '#web/features/tasks/form-texts.de.ts'
import { matchingTexts } from '#web/features/tasks/matching/texts.de.ts'
import { proofTexts } from '#web/features/tasks/proof/texts.de.ts'
import { quickAddTexts } from '#web/features/tasks/quick-add/texts.de.ts'
import { readyWeekTexts } from '#web/features/tasks/ready-week/texts.de.ts'
import { roomFormTexts } from '#web/features/tasks/rooms/texts.de.ts'
import { tasksScreenTexts } from '#web/features/tasks/screen-texts.de.ts'
import { selectionTexts } from '#web/features/tasks/selection/texts.de.ts'
import { stepTexts } from '#web/features/tasks/steps/texts.de.ts'
import { templateTexts } from '#web/features/tasks/templates/texts.de.ts'
import { taskCardTexts } from '#web/features/tasks/texts.de.ts'
import { togetherTexts } from '#web/features/tasks/together/texts.de.ts'
import { updateTexts } from '#web/features/updates/texts.de.ts'
import { waitingTexts } from '#web/features/waiting/texts.de.ts'
import { weekTexts } from '#web/features/week/texts.de.ts'
import { agendaTexts } from '#web/shared/agenda/texts.de.ts'
import { codeTexts } from '#web/shared/codes/texts.de.ts'
import { texts as connectionTexts } from '#web/shared/connection/texts.de.ts'
import { deviceTexts } from '#web/shared/devices/texts.de.ts'
import { languageTexts } from '#web/shared/language/texts.de.ts'
import { loadingTexts } from '#web/shared/loading/texts.de.ts'
import { pageTexts } from '#web/shared/page/texts.de.ts'
import { passwordTexts } from '#web/shared/passwords/texts.de.ts'
import { pauseTexts } from '#web/shared/pauses/texts.de.ts'
import { photoTexts } from '#web/shared/photos/texts.de.ts'
import { planTexts } from '#web/shared/plans/texts.de.ts'
import { pointsTexts } from '#web/shared/points/texts.de.ts'
import { identityTexts } from '#web/shared/proof/texts.de.ts'
import { roomTexts } from '#web/shared/rooms/texts.de.ts'
import { rowMarkTexts } from '#web/shared/row-marks/texts.de.ts'
import { searchTexts } from '#web/shared/search/texts.de.ts'
import { signOutTexts } from '#web/shared/session/texts.de.ts'
import { taskLineTexts } from '#web/shared/task-line/texts.de.ts'
import { timeTexts } from '#web/shared/time/texts.de.ts'
import { undoTexts } from '#web/shared/undo/texts.de.ts'
import { uiTexts } from '#web/ui/texts.de.ts'
import type { Catalogue } from './catalogue.ts'

export const german: Catalogue = {
  ...germanRules,
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
