/** The texts of the app in French. */
import { frenchRules } from '#domain/language/fr.ts'
import { texts as sessionTexts } from '#web/app/session/texts.fr.ts'
import { texts as shellTexts } from '#web/app/shell/texts.fr.ts'
import { aboutTexts } from '#web/features/about/texts.fr.ts'
import { adminTexts } from '#web/features/admin/texts.fr.ts'
import { reminderTexts } from '#web/features/check-in/reminder-texts.fr.ts'
import { checkInTexts } from '#web/features/check-in/texts.fr.ts'
import { childTexts } from '#web/features/children/texts.fr.ts'
import { goalTexts as dashboardGoalTexts } from '#web/features/dashboard/goal-texts.fr.ts'
import { dashboardTexts } from '#web/features/dashboard/texts.fr.ts'
import { pinTexts } from '#web/features/device-accounts/pin/texts.fr.ts'
import { texts as deviceAccountTexts } from '#web/features/device-accounts/texts.fr.ts'
import { wallTexts } from '#web/features/device-accounts/wall/texts.fr.ts'
import { firstRunTexts } from '#web/features/first-run/texts.fr.ts'
import { houseTexts } from '#web/features/house/texts.fr.ts'
import { importTexts } from '#web/features/imports/texts.fr.ts'
import { installTexts } from '#web/features/install/texts.fr.ts'
import { kidTexts } from '#web/features/kid/texts.fr.ts'
import { texts as landingTexts } from '#web/features/landing/texts.fr.ts'
import { loanTexts } from '#web/features/loans/texts.fr.ts'
import { texts as notFoundTexts } from '#web/features/not-found/texts.fr.ts'
import { notificationsTexts } from '#web/features/notifications/texts.fr.ts'
import { partnersTexts } from '#web/features/partners/texts.fr.ts'
import { historyTexts } from '#web/features/points/texts.fr.ts'
import { pushTexts, systemTexts } from '#web/features/push/texts.fr.ts'
import { reportTexts } from '#web/features/reports/texts.fr.ts'
import { weekSpanTexts } from '#web/features/reports/week-texts.fr.ts'
import { rewardFormTexts } from '#web/features/rewards/form-texts.fr.ts'
import { goalTexts } from '#web/features/rewards/goal-texts.fr.ts'
import { rewardsScreenTexts } from '#web/features/rewards/screen-texts.fr.ts'
import { rewardCardTexts } from '#web/features/rewards/texts.fr.ts'
import { homeCardTexts } from '#web/features/settings/home/texts.fr.ts'
import { texts as passkeySettingsTexts } from '#web/features/settings/passkeys/texts.fr.ts'
import { texts as programTexts } from '#web/features/settings/programs/texts.fr.ts'
import { settingsTexts } from '#web/features/settings/texts.fr.ts'
import { shortcutTexts } from '#web/features/shortcuts/texts.fr.ts'
import { texts as signInTexts } from '#web/features/sign-in/texts.fr.ts'
import { storageTexts } from '#web/features/storage/texts.fr.ts'
import { subscribeTexts } from '#web/features/subscribe/texts.fr.ts'
import { stateTexts } from '#web/features/sync-status/state-texts.fr.ts'
import { texts as syncStatusTexts } from '#web/features/sync-status/texts.fr.ts'
import { choreHistoryTexts } from '#web/features/tasks/chores/history/texts.fr.ts'
import {
  awayTexts,
  choreTexts,
  planTexts as repeatTexts,
} from '#web/features/tasks/chores/texts.fr.ts'
import { dueTexts } from '#web/features/tasks/due/texts.fr.ts'
import { taskFormTexts } from '#web/features/tasks/form-texts.fr.ts'
import { matchingTexts } from '#web/features/tasks/matching/texts.fr.ts'
import { proofTexts } from '#web/features/tasks/proof/texts.fr.ts'
import { quickAddTexts } from '#web/features/tasks/quick-add/texts.fr.ts'
import { readyWeekTexts } from '#web/features/tasks/ready-week/texts.fr.ts'
import { roomFormTexts } from '#web/features/tasks/rooms/texts.fr.ts'
import { tasksScreenTexts } from '#web/features/tasks/screen-texts.fr.ts'
import { selectionTexts } from '#web/features/tasks/selection/texts.fr.ts'
import { stepTexts } from '#web/features/tasks/steps/texts.fr.ts'
import { templateTexts } from '#web/features/tasks/templates/texts.fr.ts'
import { taskCardTexts } from '#web/features/tasks/texts.fr.ts'
import { togetherTexts } from '#web/features/tasks/together/texts.fr.ts'
import { updateTexts } from '#web/features/updates/texts.fr.ts'
import { waitingTexts } from '#web/features/waiting/texts.fr.ts'
import { weekTexts } from '#web/features/week/texts.fr.ts'
import { agendaTexts } from '#web/shared/agenda/texts.fr.ts'
import { codeTexts } from '#web/shared/codes/texts.fr.ts'
import { texts as connectionTexts } from '#web/shared/connection/texts.fr.ts'
import { deviceTexts } from '#web/shared/devices/texts.fr.ts'
import { languageTexts } from '#web/shared/language/texts.fr.ts'
import { loadingTexts } from '#web/shared/loading/texts.fr.ts'
import { pageTexts } from '#web/shared/page/texts.fr.ts'
import { passwordTexts } from '#web/shared/passwords/texts.fr.ts'
import { pauseTexts } from '#web/shared/pauses/texts.fr.ts'
import { photoTexts } from '#web/shared/photos/texts.fr.ts'
import { planTexts } from '#web/shared/plans/texts.fr.ts'
import { pointsTexts } from '#web/shared/points/texts.fr.ts'
import { identityTexts } from '#web/shared/proof/texts.fr.ts'
import { roomTexts } from '#web/shared/rooms/texts.fr.ts'
import { rowMarkTexts } from '#web/shared/row-marks/texts.fr.ts'
import { searchTexts } from '#web/shared/search/texts.fr.ts'
import { signOutTexts } from '#web/shared/session/texts.fr.ts'
import { taskLineTexts } from '#web/shared/task-line/texts.fr.ts'
import { timeTexts } from '#web/shared/time/texts.fr.ts'
import { undoTexts } from '#web/shared/undo/texts.fr.ts'
import { uiTexts } from '#web/ui/texts.fr.ts'
import type { Catalogue } from './catalogue.ts'

export const french: Catalogue = {
  ...frenchRules,
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
