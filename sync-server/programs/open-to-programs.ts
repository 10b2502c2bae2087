/**
 * The calls that are open to programs with a person's token (A40). A call that is not listed here is closed to them, so
 * a new one is, too. Never to be listed: the password, deletion, the plan, administration, tokens and other access for
 * programs, changes to who belongs to the household, sign-ins for others, sync, and pushes.
 */
import { api } from '#domain/api.ts'
import type { CommandName } from '#domain/commands.ts'
import { commandOf } from '#domain/commands.ts'
import type { TokenAccess } from '#domain/programs/token.ts'
import { restApi } from '#domain/rest-api.ts'
import { HttpError } from '#server/errors.ts'

const reading = [
  api.me,
  restApi.tasks,
  restApi.rewards,
  restApi.chores,
  restApi.pauses,
  restApi.occurrences,
  restApi.loans,
  restApi.partnerships,
  restApi.notifications,
  restApi.rooms,
  restApi.templates,
  restApi.checkIns,
  restApi.exportMe,
  restApi.picture,
] as const

const commands: ReadonlySet<CommandName> = new Set<CommandName>([
  'createTask',
  'updateTask',
  'deleteTask',
  'claimTask',
  'releaseTask',
  'completeTask',
  'tickStep',
  'approveTask',
  'reopenTask',
  'createChore',
  'updateChore',
  'deleteChore',
  'giveChore',
  'pauseChore',
  'resumeChore',
  'completeOccurrence',
  'claimOccurrence',
  'tickOccurrenceStep',
  'updateOccurrence',
  'skipOccurrence',
  'unskipOccurrence',
  'passTurn',
  'setPause',
  'endPause',
  'createReward',
  'offerRewardAgain',
  'updateReward',
  'deleteReward',
  'redeemReward',
  'returnReward',
  'approveReward',
  'giveReward',
  'denyReward',
  'setGoal',
  'requestLoan',
  'withdrawLoan',
  'approveLoan',
  'denyLoan',
  'repayLoan',
  'clearRepaidLoans',
  'createRoom',
  'updateRoom',
  'orderRooms',
  'deleteRoom',
  'createTemplate',
  'updateTemplate',
  'deleteTemplate',
  'readNotification',
  'readAllNotifications',
  'deleteNotification',
  'clearNotifications',
  'saveCheckIn',
  'deleteCheckIn',
  'updateProfile',
])

/** By method and path, as they are declared. */
const accesses = new Map<string, TokenAccess>([
  ...reading.map(({ method, path }) => [`${method} ${path}`, 'read'] as const),
  [`${restApi.bringPicture.method} ${restApi.bringPicture.path}`, 'act'],
  ...[...commands].map((name) => {
    const { method, path } = commandOf(name).rest
    return [`${method} ${path}`, 'act'] as const
  }),
])

/** The access that a program needs for a route; null if no program may call it. */
export function accessFor(method: string, path: string): TokenAccess | null {
  return accesses.get(`${method} ${path}`) ?? null
}

/** A few routes run one of two commands: this decides once it is known which. */
export function isCommandOpen(name: CommandName): boolean {
  return commands.has(name)
}

export function notForPrograms(): HttpError {
  return new HttpError(403, 'not_for_programs', 'Programs cannot do this')
}
