/** The texts of the app in Dutch. */
import { dutchRules } from '#domain/language/nl.ts'
import { texts as sessionTexts } from '#web/app/session/texts.nl.ts'
import { texts as shellTexts } from '#web/app/shell/texts.nl.ts'
import { aboutTexts } from '#web/features/about/texts.nl.ts'
import { adminTexts } from '#web/features/admin/texts.nl.ts'
import { reminderTexts } from '#web/features/check-in/reminder-texts.nl.ts'
import { checkInTexts } from '#web/features/check-in/texts.nl.ts'
import { childTexts } from '#web/features/children/texts.nl.ts'
import { goalTexts as dashboardGoalTexts } from '#web/features/dashboard/goal-texts.nl.ts'
import { dashboardTexts } from '#web/features/dashboard/texts.nl.ts'
import { pinTexts } from '#web/features/device-accounts/pin/texts.nl.ts'
import { texts as deviceAccountTexts } from '#web/features/device-accounts/texts.nl.ts'
import { wallTexts } from '#web/features/device-accounts/wall/texts.nl.ts'
import { firstRunTexts } from '#web/features/first-run/texts.nl.ts'
import { houseTexts } from '#web/features/house/texts.nl.ts'
import { importTexts } from '#web/features/imports/texts.nl.ts'
import { installTexts } from '#web/features/install/texts.nl.ts'
import { kidTexts } from '#web/features/kid/texts.nl.ts'
import { texts as landingTexts } from '#web/features/landing/texts.nl.ts'
import { loanTexts } from '#web/features/loans/texts.nl.ts'
import { texts as notFoundTexts } from '#web/features/not-found/texts.nl.ts'
import { notificationsTexts } from '#web/features/notifications/texts.nl.ts'
import { partnersTexts } from '#web/features/partners/texts.nl.ts'
import { historyTexts } from '#web/features/points/texts.nl.ts'
import { pushTexts, systemTexts } from '#web/features/push/texts.nl.ts'
import { reportTexts } from '#web/features/reports/texts.nl.ts'
import { weekSpanTexts } from '#web/features/reports/week-texts.nl.ts'
import { rewardFormTexts } from '#web/features/rewards/form-texts.nl.ts'
import { goalTexts } from '#web/features/rewards/goal-texts.nl.ts'
import { rewardsScreenTexts } from '#web/features/rewards/screen-texts.nl.ts'
import { rewardCardTexts } from '#web/features/rewards/texts.nl.ts'
import { homeCardTexts } from '#web/features/settings/home/texts.nl.ts'
import { texts as passkeySettingsTexts } from '#web/features/settings/passkeys/texts.nl.ts'
import { texts as programTexts } from '#web/features/settings/programs/texts.nl.ts'
import { settingsTexts } from '#web/features/settings/texts.nl.ts'
import { shortcutTexts } from '#web/features/shortcuts/texts.nl.ts'
import { texts as signInTexts } from '#web/features/sign-in/texts.nl.ts'
import { storageTexts } from '#web/features/storage/texts.nl.ts'
import { subscribeTexts } from '#web/features/subscribe/texts.nl.ts'
import { stateTexts } from '#web/features/sync-status/state-texts.nl.ts'
import { texts as syncStatusTexts } from '#web/features/sync-status/texts.nl.ts'
import { choreHistoryTexts } from '#web/features/tasks/chores/history/texts.nl.ts'
import {
  awayTexts,
  choreTexts,
  planTexts as repeatTexts,
} from '#web/features/tasks/chores/texts.nl.ts'
import { dueTexts } from '#web/features/tasks/due/texts.nl.ts'
import { taskFormTexts } from '#web/features/tasks/form-texts.nl.ts'
import { matchingTexts } from '#web/features/tasks/matching/texts.nl.ts'
import { proofTexts } from '#web/features/tasks/proof/texts.nl.ts'
import { quickAddTexts } from '#web/features/tasks/quick-add/texts.nl.ts'
import { readyWeekTexts } from '#web/features/tasks/ready-week/texts.nl.ts'
import { roomFormTexts } from '#web/features/tasks/rooms/texts.nl.ts'
import { tasksScreenTexts } from '#web/features/tasks/screen-texts.nl.ts'
import { selectionTexts } from '#web/features/tasks/selection/texts.nl.ts'
import { stepTexts } from '#web/features/tasks/steps/texts.nl.ts'
import { templateTexts } from '#web/features/tasks/templates/texts.nl.ts'
import { taskCardTexts } from '#web/features/tasks/texts.nl.ts'
import { togetherTexts } from '#web/features/tasks/together/texts.nl.ts'
import { updateTexts } from '#web/features/updates/texts.nl.ts'
import { waitingTexts } from '#web/features/waiting/texts.nl.ts'
import { weekTexts } from '#web/features/week/texts.nl.ts'
import { agendaTexts } from '#web/shared/agenda/texts.nl.ts'
import { codeTexts } from '#web/shared/codes/texts.nl.ts'
import { texts as connectionTexts } from '#web/shared/connection/texts.nl.ts'
import { deviceTexts } from '#web/shared/devices/texts.nl.ts'
import { languageTexts } from '#web/shared/language/texts.nl.ts'
import { loadingTexts } from '#web/shared/loading/texts.nl.ts'
import { pageTexts } from '#web/shared/page/texts.nl.ts'
import { passwordTexts } from '#web/shared/passwords/texts.nl.ts'
import { pauseTexts } from '#web/shared/pauses/texts.nl.ts'
import { photoTexts } from '#web/shared/photos/texts.nl.ts'
import { planTexts } from '#web/shared/plans/texts.nl.ts'
import { pointsTexts } from '#web/shared/points/texts.nl.ts'
import { identityTexts } from '#web/shared/proof/texts.nl.ts'
import { roomTexts } from '#web/shared/rooms/texts.nl.ts'
import { rowMarkTexts } from '#web/shared/row-marks/texts.nl.ts'
import { searchTexts } from '#web/shared/search/texts.nl.ts'
import { signOutTexts } from '#web/shared/session/texts.nl.ts'
import { taskLineTexts } from '#web/shared/task-line/texts.nl.ts'
import { timeTexts } from '#web/shared/time/texts.nl.ts'
import { undoTexts } from '#web/shared/undo/texts.nl.ts'
import { uiTexts } from '#web/ui/texts.nl.ts'
import type { Catalogue } from './catalogue.ts'

export const dutch: Catalogue = {
  ...dutchRules,
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
