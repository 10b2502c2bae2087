/** Explains why a change was refused, with names, times and numbers from the server. */
import type { RefusalCode } from '#domain/command-error.ts'
import { refusalText } from '#domain/refusal-texts.ts'
import type { RejectedItem } from '#web/data/device-store.ts'
import type { Rows } from './changes.ts'
import { nameOf, rowOf, tableOf } from './changes.ts'
import { hasEnoughNow } from './missing-points.ts'
import type { Present } from './present.ts'
import { texts } from './texts.ts'
import { momentOf } from './when.ts'

export function reasonOf(item: RejectedItem, present: Present, now: Date): string {
  const { code } = item
  if (code === 'already_completed' || code === 'claimed')
    return firstReason(item, code, { present, now })
  if (code === 'not_found' || code === 'gone') return goneReason(item, present, now)
  if (code === 'insufficient_points') return pointsReason(item, present)
  return reasons[code](item)
}

type OtherCode = Exclude<
  RefusalCode,
  'already_completed' | 'claimed' | 'not_found' | 'gone' | 'insufficient_points'
>

const reasons: Readonly<Record<OtherCode, (item: RejectedItem) => string>> = {
  invalid_args: (item) => texts.reasons.invalid(refusalText(item)),
  forbidden: asTold,
  not_partner: asTold,
  limit_reached: asTold,
  loan_limit: asTold,
  plan_needed: asTold,
  already_decided: asTold,
  already_invited: asTold,
  not_claimed: () => texts.reasons.released,
  not_completed: () => texts.reasons.reopened,
  not_approved: asTold,
  already_redeemed: asTold,
  last_admin: asTold,
  name_taken: asTold,
  online_only: () => texts.reasons.onlineOnly,
  price_changed: asTold,
  too_late: asTold,
  not_open: asTold,
  steps_open: asTold,
  photo_needed: asTold,
  skip_limit: asTold,
  chore_limit: asTold,
  room_limit: asTold,
  reward_limit: asTold,
  id_conflict: () => texts.reasons.taken,
  too_old: () => texts.reasons.tooOld,
  server_error: () => texts.reasons.serverError,
}

/** The rules have a sentence of their own for it, with the names and numbers. */
function asTold(item: RejectedItem): string {
  const text = refusalText(item)
  return text.endsWith('.') ? text : `${text}.`
}

type AtTime = { readonly present: Present; readonly now: Date }

function firstReason(
  item: RejectedItem,
  code: 'already_completed' | 'claimed',
  { present, now }: AtTime,
): string {
  const { name: who, at } = item.details ?? {}
  if (typeof who !== 'string' || typeof at !== 'string') return asTold(item)
  return texts.reasons[code][hindered(item)](who, momentOf(at, now, present.timeZone))
}

/** Says who deleted it and when, as the server does; or else whose it was, because only its owner deletes a row. */
function goneReason(item: RejectedItem, present: Present, now: Date): string {
  const { me, names, current } = present
  const { gone } = texts.reasons
  const table = tableOf(item.name)
  const { name: who, at } = item.details ?? {}
  if (table === null) return gone.unknown
  if (typeof at === 'string') {
    const moment = momentOf(at, now, present.timeZone)
    return typeof who === 'string' ? gone.deleted[table](who, moment) : gone.byYou(moment)
  }
  const owner = rowOf(item, table, current)?.user_id
  if (owner === undefined) return gone.unknown
  if (owner === me) return gone.elsewhere
  const name = names.get(owner)
  return name === undefined ? gone.unknown : gone.perhaps[table](name)
}

function pointsReason(item: RejectedItem, { balance }: Present): string {
  if (hasEnoughNow(item, balance)) return texts.reasons.notEnoughThen
  return item.name === 'requestLoan' ? asTold(item) : texts.reasons.notEnough
}

function hindered({ name }: RejectedItem): 'first' | 'edit' | 'remove' {
  if (name === 'updateTask') return 'edit'
  return name === 'deleteTask' ? 'remove' : 'first'
}

/** "Already approved by Theo: A lie-in. Nothing for you to do." */
export function factText(item: RejectedItem, current: Rows): string {
  return texts.facts.decided(refusalText(item), nameOf(item, current))
}
