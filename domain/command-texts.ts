/** The sentences of every command, by its name. */
import { adminCommandTexts } from '#domain/admin/admin-command-texts.ts'
import { checkInCommandTexts } from '#domain/check-ins/check-in-command-texts.ts'
import { childCommandTexts } from '#domain/children/child-command-texts.ts'
import { choreCommandTexts } from '#domain/chores/chore-command-texts.ts'
import { occurrenceCommandTexts } from '#domain/chores/occurrence-command-texts.ts'
import { pauseCommandTexts } from '#domain/chores/pause-command-texts.ts'
import type { CommandText } from '#domain/command-text.ts'
import type { CommandName } from '#domain/commands.ts'
import { importCommandTexts } from '#domain/imports/import-command-texts.ts'
import { loanCommandTexts } from '#domain/loans/loan-command-texts.ts'
import { notificationCommandTexts } from '#domain/notifications/notification-command-texts.ts'
import { partnershipCommandTexts } from '#domain/partnerships/partnership-command-texts.ts'
import { reportCommandTexts } from '#domain/reports/report-command-texts.ts'
import { goalCommandTexts } from '#domain/rewards/goal-command-texts.ts'
import { rewardCommandTexts } from '#domain/rewards/reward-command-texts.ts'
import { roomCommandTexts } from '#domain/rooms/room-command-texts.ts'
import { taskCommandTexts } from '#domain/tasks/task-command-texts.ts'
import { templateCommandTexts } from '#domain/templates/template-command-texts.ts'
import { userCommandTexts } from '#domain/users/user-command-texts.ts'

export const commandTexts: Readonly<Record<CommandName, CommandText>> = {
  ...taskCommandTexts,
  ...roomCommandTexts,
  ...rewardCommandTexts,
  ...goalCommandTexts,
  ...loanCommandTexts,
  ...partnershipCommandTexts,
  ...childCommandTexts,
  ...notificationCommandTexts,
  ...templateCommandTexts,
  ...reportCommandTexts,
  ...checkInCommandTexts,
  ...choreCommandTexts,
  ...occurrenceCommandTexts,
  ...pauseCommandTexts,
  ...importCommandTexts,
  ...userCommandTexts,
  ...adminCommandTexts,
}
