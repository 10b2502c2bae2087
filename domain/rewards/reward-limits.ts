/** The limits of a standing reward: how many are left, how often in a week, how many days apart (RW18). Pure. */
import { localDay } from '#domain/calendar.ts'
import { addDays, differenceInDays, startOfWeek } from '#domain/days.ts'
import type { Limits, Reward } from '#domain/rewards/reward.ts'
import { limitBounds, unlimited } from '#domain/rewards/reward.ts'

export type Redemption = Pick<Reward, 'redeemed_at' | 'denied_by' | 'created_at'>

/** Why a reward cannot be redeemed now, and from which day on it can be, as yyyy-MM-dd. */
export type ReachedLimit =
  | { readonly is: 'stock' }
  | { readonly is: 'week'; readonly per_week: number; readonly from: string }
  | { readonly is: 'days'; readonly from: string }

type Tap = { readonly at: string; readonly timeZone: string }

/** The limit that a redemption at this moment would break; null if it may be redeemed. */
export function reachedLimit(
  limits: Limits,
  redemptions: readonly Redemption[],
  { at, timeZone }: Tap,
): ReachedLimit | null {
  if (limits.stock === 0) return { is: 'stock' }
  const today = localDay(at, timeZone)
  const days = redemptions.filter(isCounted).map(({ created_at }) => localDay(created_at, timeZone))
  return reachedOn(limits, days, today)
}

/** The same for a given day and days of redemption; the stock is ignored. */
export function reachedOn(
  limits: Limits,
  redeemedOn: readonly string[],
  today: string,
): ReachedLimit | null {
  const { per_week, cooldown_days } = limits
  // Redemptions further back than the longest limit have no effect.
  const days = redeemedOn.filter((day) => day > addDays(today, -FURTHEST_BACK))
  const isFull = (day: string) =>
    per_week !== null &&
    days.filter((each) => startOfWeek(each) === startOfWeek(day)).length >= per_week
  const isClose = (day: string) =>
    cooldown_days !== null &&
    days.some((each) => Math.abs(differenceInDays(each, day)) <= cooldown_days)
  let from = today
  while (isFull(from) || isClose(from)) from = addDays(from, 1)
  if (from === today) return null
  // The limit that lasts longest is the one to wait for.
  return per_week !== null && isFull(addDays(from, -1))
    ? { is: 'week', per_week, from }
    : { is: 'days', from }
}

/** The limits as stored: a reward that can be redeemed only once has none. */
export function limitsOf<Row extends Limits>(row: Row): Row {
  return row.is_standing ? row : { ...row, ...unlimited }
}

/** Whether it could be redeemed more often than before, which needs approval again (RW3). */
export function isLooser(before: Limits, after: Limits): boolean {
  if (!after.is_standing) return false
  return (
    !before.is_standing ||
    isMore(before.stock, after.stock) ||
    isMore(before.per_week, after.per_week) ||
    (after.cooldown_days ?? 0) < (before.cooldown_days ?? 0)
  )
}

/** How far back limits look: the longest pause between two redemptions, and a week. */
const FURTHEST_BACK = limitBounds.cooldown_days.max + 7

/** A refunded redemption frees its place in the week. */
function isCounted({ redeemed_at, denied_by }: Redemption): boolean {
  return redeemed_at !== null && denied_by === null
}

function isMore(before: number | null, after: number | null): boolean {
  return before !== null && (after === null || after > before)
}
