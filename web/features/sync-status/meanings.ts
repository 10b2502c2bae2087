/** The meaning of a card's refusals for the person's points and texts; the balance is mentioned once. */
import type { CommandName } from '#domain/commands.ts'
import { splitPoints } from '#domain/tasks/split.ts'
import { pointsFor } from '#domain/tasks/task.ts'
import type { RejectedItem } from '#web/data/device-store.ts'
import { rowOf, tableOf, textIn } from './changes.ts'
import { hasEnoughNow } from './missing-points.ts'
import type { Present } from './present.ts'
import { texts } from './texts.ts'

/** Commands with text that somebody typed. */
const typing: ReadonlySet<CommandName> = new Set([
  'createTask',
  'updateTask',
  'createChore',
  'createReward',
  'updateReward',
  'requestLoan',
  'createTemplate',
  'updateTemplate',
  'saveCheckIn',
  'importItems',
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

/** The effect on the points: back as before, never changed, or nothing beyond what the text says. */
type Points = 'back' | 'untouched' | 'told'
type Meaning = { readonly text: string | null; readonly points: Points }

/** The meaning of a card's refusals, in one paragraph. */
export function meaningOf(items: readonly RejectedItem[], present: Present): string {
  const found = items.map((item) => meaningOfOne(item, present))
  const said = new Set(found.flatMap(({ text }) => text ?? []))
  return [...said, ...balanceText(found, present)].join(' ')
}

function balanceText(found: readonly Meaning[], { balance }: Present): readonly string[] {
  const has = (points: Points) => found.some((each) => each.points === points)
  if (has('back')) return [texts.meanings.balanceBack(balance)]
  return has('untouched') && !has('told') ? [texts.meanings.pointsStay(balance)] : []
}

function meaningOfOne(item: RejectedItem, present: Present): Meaning {
  if (item.name === 'completeTask') return completionMeaning(item, present)
  const text = textOf(item, present)
  return { text, points: text === null ? 'untouched' : 'told' }
}

/** Null if there is nothing to say except that the points are unchanged. */
function textOf(item: RejectedItem, present: Present): string | null {
  const { meanings } = texts
  const { name, code } = item
  // Imports have a monthly limit, so tomorrow would be too early (IM3).
  if (code === 'limit_reached' && name !== 'importItems') return meanings.limitTomorrow
  if (typing.has(name)) return meanings.textKept
  if (name === 'redeemReward' || name === 'repayLoan') return paymentText(item, present)
  if (deciding.has(name)) return meanings.nothingDecided
  return tableOf(name) === null ? meanings.nothingChanged : null
}

function completionMeaning(item: RejectedItem, { current }: Present): Meaning {
  const { meanings } = texts
  const task = rowOf(item, 'tasks', current)
  // A task that a parent ticked for a child would have paid the child (T23).
  if (!task || textIn(item.input, 'for') !== null) return { text: null, points: 'untouched' }
  const [own] = splitPoints(pointsFor(task), ['', ...helpersIn(item.input)])
  const points = own?.points ?? 0
  const who = item.details?.['name']
  const isOthers = item.code === 'already_completed' && typeof who === 'string'
  const text = isOthers ? meanings.pointsWentTo(points, who) : meanings.pointsNotAdded(points)
  return { text, points: 'back' }
}

/** The people with whom a refused completion was to be shared. */
function helpersIn(input: unknown): readonly string[] {
  const people: unknown = typeof input === 'object' && input !== null && Reflect.get(input, 'with')
  return Array.isArray(people) ? people.map(String) : []
}

function paymentText(item: RejectedItem, { balance }: Present): string {
  const { meanings } = texts
  const need = item.details?.['need']
  if (item.code !== 'insufficient_points' || typeof need !== 'number') return meanings.nothingSpent
  return hasEnoughNow(item, balance)
    ? meanings.hasEnough(need, balance)
    : meanings.needsMore(need, balance)
}
