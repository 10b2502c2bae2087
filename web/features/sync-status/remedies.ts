/** Actions that resolve refused changes with one tap and without losing work; the best one comes first. */
import type { RefusalCode } from '#domain/command-error.ts'
import type { CommandInput } from '#domain/commands.ts'
import { shortDay } from '#domain/language/format.ts'
import { MAX_LOAN } from '#domain/loans/loan.ts'
import { firstCharacters } from '#domain/text.ts'
import type { RejectedItem } from '#web/data/device-store.ts'
import { plansPath } from '#web/shared/plans/plans-path.ts'
import type { Rows } from './changes.ts'
import { isDayDone, nameOf, subjectId, tableOf, textIn } from './changes.ts'
import { hasEnoughNow, missingIn } from './missing-points.ts'
import type { Present } from './present.ts'
import type { RecoveredReward, RecoveredTask } from './recovered-rows.ts'
import { recoverReward, recoverTask } from './recovered-rows.ts'
import type { RefusedGroup } from './refused.ts'
import { texts } from './texts.ts'

export type Remedy =
  /** Leads to the form of a new row, filled in with the lost work. */
  | { readonly kind: 'keep'; readonly label: string; readonly task: RecoveredTask }
  | { readonly kind: 'keep'; readonly label: string; readonly reward: RecoveredReward }
  /** The same changes once more, on a new row if the id was taken. */
  | { readonly kind: 'tryAgain'; readonly label: string; readonly onNewId: boolean }
  /** Claims the task again, and then does the same. */
  | { readonly kind: 'claimFirst'; readonly label: string; readonly id: string }
  /** The same, for the day that is open now. */
  | {
      readonly kind: 'countFor'
      readonly label: string
      readonly id: string
      readonly slot: string
    }
  /** The same, at the present price. */
  | { readonly kind: 'atCost'; readonly label: string; readonly cost: number }
  | { readonly kind: 'borrow'; readonly label: string; readonly loan: Omit<LoanInput, 'id'> }
  /** Where it can be corrected. */
  | { readonly kind: 'go'; readonly label: string; readonly to: string }

type LoanInput = CommandInput<'requestLoan'>

const labels = texts.remedies

/** The row now belongs to somebody else, or to nobody, or is settled. */
const lost: ReadonlySet<RefusalCode> = new Set([
  'already_completed',
  'already_redeemed',
  'claimed',
  'not_found',
  'gone',
  'too_late',
  'forbidden',
])
/** The same change may succeed another time. */
const passing: ReadonlySet<RefusalCode> = new Set([
  'limit_reached',
  'loan_limit',
  'plan_needed',
  'server_error',
  'invalid_args',
  'too_old',
  'online_only',
  'not_approved',
  'not_partner',
  'claimed',
  'not_claimed',
  'name_taken',
  'not_open',
  'steps_open',
  'photo_needed',
  'skip_limit',
  'chore_limit',
  'room_limit',
  'reward_limit',
])
/** Commands for work that somebody has done, or was about to do. */
const work: ReadonlySet<string> = new Set(['completeTask', 'claimTask'])
const creations: ReadonlySet<string> = new Set(['createTask', 'createReward', 'offerRewardAgain'])

export function remediesFor({ items }: RefusedGroup, present: Present): readonly Remedy[] {
  const [cause] = items
  if (cause === undefined) return []
  const fitting = [
    kept(items, present.current),
    countingFor(items, present),
    ...items.map((item) => fittingFor(item, present)),
  ]
  const again = againFor(items, present)
  return [...fitting, again].flatMap((remedy) => remedy ?? []).slice(0, 2)
}

function againFor(items: readonly RejectedItem[], present: Present): Remedy | null {
  const { balance } = present
  const isTaken = items.some(({ code }) => code === 'id_conflict')
  const isOpen = items.some(
    (item) => creations.has(item.name) || passing.has(item.code) || hasEnoughNow(item, balance),
  )
  if ((!isOpen && !isTaken) || items.some((item) => isStillRefused(item, present))) return null
  const label = isTaken ? labels.createAgain : labels.tryAgain
  return { kind: 'tryAgain', label, onNewId: isTaken }
}

/** The same change would be refused for the same reason again. */
function isStillRefused(item: RejectedItem, present: Present): boolean {
  const { balance, mayBorrow, current, me } = present
  if (item.code === 'price_changed' || missingIn(item, balance) > 0) return true
  const claimer = current.tasks.get(subjectId(item) ?? '')?.claimed_by ?? null
  if (item.code === 'claimed' && claimer !== null && claimer !== me) return true
  return item.name === 'requestLoan' && !mayBorrow
}

/** A row of the person's own with content that would be lost. */
function kept(items: readonly RejectedItem[], current: Rows): Remedy | null {
  if (items.some(({ name }) => creations.has(name))) return null
  const lostItems = items.filter(({ code }) => lost.has(code))
  const edit = lostItems.find(({ name }) => name === 'updateTask' || name === 'updateReward')
  if (edit) return keptEdit(edit, items, current)
  const isWork = lostItems.some(({ name }) => work.has(name))
  const task = isWork ? recoverTask(items, current) : null
  if (task === null) return keptReward(lostItems, items, current)
  const { name, time_minutes, effort_level } = task
  return { kind: 'keep', label: labels.addMyPart, task: { name, time_minutes, effort_level } }
}

function keptEdit(
  edit: RejectedItem,
  items: readonly RejectedItem[],
  current: Rows,
): Remedy | null {
  if (edit.name === 'updateTask') {
    const task = recoverTask(items, current)
    return (
      task && { kind: 'keep', label: isMissing(edit) ? labels.createAgain : labels.newTask, task }
    )
  }
  const reward = recoverReward(items, current)
  const label = isMissing(edit) ? labels.createAgain : labels.newReward
  return reward && { kind: 'keep', label, reward }
}

/** A reward that was redeemed although it had been deleted elsewhere can be wished for again. */
function keptReward(
  lostItems: readonly RejectedItem[],
  items: readonly RejectedItem[],
  current: Rows,
): Remedy | null {
  const isRedeemed = lostItems.some((item) => item.name === 'redeemReward' && isMissing(item))
  const reward = isRedeemed ? recoverReward(items, current) : null
  return reward && { kind: 'keep', label: labels.createAgain, reward }
}

function isMissing({ code }: RejectedItem): boolean {
  return code === 'not_found' || code === 'gone'
}

function fittingFor(item: RejectedItem, present: Present): Remedy | null {
  const id = subjectId(item)
  switch (item.code) {
    case 'limit_reached':
    case 'plan_needed':
      return seeingPlans(present)
    case 'loan_limit':
      return { kind: 'go', label: labels.seeLoans, to: '/settings?tab=points' }
    case 'reward_limit':
      return { kind: 'go', label: labels.seeRewards, to: '/rewards' }
    case 'not_partner':
    case 'already_invited':
      return { kind: 'go', label: labels.seePartners, to: '/partners' }
    case 'price_changed':
      return atCost(item)
    case 'insufficient_points':
      return borrowing(item, present)
    case 'not_claimed':
      return id === null ? null : { kind: 'claimFirst', label: labels.claimAgain, id }
    case 'not_approved':
      return askingAgain(item, present.current)
    default:
      return null
  }
}

/** The completion can count for another day of the same chore, if one is open (C10). */
function countingFor(items: readonly RejectedItem[], { open }: Present): Remedy | null {
  const [done, another] = items.filter(isDayDone)
  if (!done || another || !(done.code === 'already_completed' || done.code === 'gone')) return null
  const item = open.get(textIn(done.input, 'id') ?? '')
  if (!item || item.slot === textIn(done.input, 'slot')) return null
  const { chore, slot, due_on } = item
  return { kind: 'countFor', label: labels.countFor(shortDay(due_on)), id: chore.id, slot }
}

/** A child may not see plans (F2). */
function seeingPlans({ isChild }: Present): Remedy | null {
  return isChild ? null : { kind: 'go', label: labels.seePlans, to: plansPath }
}

function atCost({ name, details }: RejectedItem): Remedy | null {
  const cost = details?.['cost']
  if (typeof cost !== 'number') return null
  if (name === 'redeemReward') return { kind: 'atCost', label: labels.redeemFor(cost), cost }
  if (name === 'approveReward') return { kind: 'atCost', label: labels.approveFor(cost), cost }
  return name === 'denyReward' ? { kind: 'atCost', label: labels.denyFor(cost), cost } : null
}

/** A loan of what is missing today, if one covers it and may be requested; otherwise the page that says why not. */
function borrowing(item: RejectedItem, { current, balance, mayBorrow }: Present): Remedy | null {
  const amount = missingIn(item, balance)
  if (amount <= 0) return null
  if (item.name !== 'redeemReward' || !mayBorrow || amount > MAX_LOAN)
    return { kind: 'go', label: labels.seeLoans, to: '/settings?tab=points' }
  const what = nameOf(item, current)
  const title = firstCharacters(what, 50)
  const loan = { amount, title, description: texts.loanFor(what) }
  return { kind: 'borrow', label: labels.borrow(amount), loan }
}

/** A denied reward is edited and submitted again; one that still waits is only looked at. */
function askingAgain(item: RejectedItem, current: Rows): Remedy {
  const id = subjectId(item)
  if (tableOf(item.name) !== 'rewards' || id === null)
    return { kind: 'go', label: labels.seeLoans, to: '/settings?tab=points' }
  const isDenied = (current.rewards.get(id)?.denied_by ?? null) !== null
  return isDenied
    ? { kind: 'go', label: labels.editAndAsk, to: `/rewards?tab=awaiting&edit-reward=${id}` }
    : { kind: 'go', label: labels.seeAwaiting, to: '/rewards?tab=awaiting' }
}
