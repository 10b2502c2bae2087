/** Explains why a change was refused, with names, times and numbers from the server. */
import type { RefusalCode } from '#domain/command-error.ts'
import type { CommandName } from '#domain/commands.ts'
import { pointsFor } from '#domain/tasks/task.ts'
import type { RejectedItem } from '#web/data/device-store.ts'
import type { Rows } from './changes.ts'
import { nameOf, rowOf, tableOf } from './changes.ts'
import { texts } from './texts.ts'
import { momentOf } from './when.ts'

export function reasonOf(item: RejectedItem, now: Date): string {
  const { code } = item
  if (code === 'already_completed' || code === 'claimed') return firstReason(item, code, now)
  return reasons[code](item)
}

type OtherCode = Exclude<RefusalCode, 'already_completed' | 'claimed'>

const reasons: Readonly<Record<OtherCode, (item: RejectedItem) => string>> = {
  invalid_args: ({ message }) => texts.reasons.invalid(message),
  forbidden: asTold,
  not_partner: asTold,
  limit_reached: asTold,
  loan_limit: asTold,
  plan_needed: asTold,
  not_found: () => texts.reasons.gone,
  gone: () => texts.reasons.gone,
  already_decided: asTold,
  already_invited: asTold,
  not_claimed: () => texts.reasons.released,
  not_completed: () => texts.reasons.reopened,
  not_approved: asTold,
  already_redeemed: asTold,
  last_admin: asTold,
  name_taken: asTold,
  online_only: () => texts.reasons.onlineOnly,
  insufficient_points: ({ name, message }) =>
    name === 'requestLoan' ? sentence(message) : texts.reasons.notEnough,
  price_changed: asTold,
  too_late: asTold,
  id_conflict: () => texts.reasons.taken,
  too_old: () => texts.reasons.tooOld,
  server_error: () => texts.reasons.serverError,
}

/** The rules say it in a sentence of their own, with the names and numbers in it. */
function asTold({ message }: RejectedItem): string {
  return sentence(message)
}

function firstReason(item: RejectedItem, code: 'already_completed' | 'claimed', now: Date): string {
  const { name: who, at } = item.details ?? {}
  if (typeof who !== 'string' || typeof at !== 'string') return sentence(item.message)
  return texts.reasons[code][hindered(item)](who, momentOf(at, now))
}

function hindered({ name }: RejectedItem): 'first' | 'edit' | 'remove' {
  if (name === 'updateTask') return 'edit'
  return name === 'deleteTask' ? 'remove' : 'first'
}

/** Commands that carry what somebody typed. */
const typing: ReadonlySet<CommandName> = new Set([
  'createTask',
  'updateTask',
  'createReward',
  'updateReward',
  'requestLoan',
  'createTemplate',
  'updateTemplate',
  'saveCheckIn',
  'updateProfile',
])
const deciding: ReadonlySet<CommandName> = new Set([
  'approveTask',
  'reopenTask',
  'approveReward',
  'denyReward',
  'approveLoan',
  'denyLoan',
])

/** What it means for the person's points or text. */
export function meaningOf(item: RejectedItem, current: Rows, balance: number): string {
  const { meanings } = texts
  const { name, code } = item
  if (code === 'limit_reached') return meanings.limitTomorrow
  if (typing.has(name)) return meanings.textKept
  if (name === 'completeTask') return completionMeaning(item, current, balance)
  if (name === 'redeemReward' || name === 'repayLoan') return paymentMeaning(item)
  if (deciding.has(name)) return meanings.nothingDecided
  if (tableOf(name) === null) return meanings.nothingChanged
  return meanings.pointsStay(balance)
}

function completionMeaning(item: RejectedItem, current: Rows, balance: number): string {
  const { meanings } = texts
  const task = rowOf(item, 'tasks', current)
  const who = item.details?.['name']
  if (!task) return meanings.pointsStay(balance)
  return item.code === 'already_completed' && typeof who === 'string'
    ? meanings.pointsWentTo(pointsFor(task), who, balance)
    : meanings.pointsNotAdded(pointsFor(task), balance)
}

function paymentMeaning({ code, details }: RejectedItem): string {
  const { need, have } = details ?? {}
  return code === 'insufficient_points' && typeof need === 'number' && typeof have === 'number'
    ? texts.meanings.needsMore(need, have)
    : texts.meanings.nothingSpent
}

/** "Already approved by Theo: A lie-in. Nothing for you to do." */
export function factText(item: RejectedItem, current: Rows): string {
  return texts.facts.decided(item.message, nameOf(item, current))
}

function sentence(message: string): string {
  return message.endsWith('.') ? message : `${message}.`
}
