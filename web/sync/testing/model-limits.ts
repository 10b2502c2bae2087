/**
 * Watches the limits of standing rewards at the server of the model: no redemption exceeds one, the stock follows the
 * redemptions, and each counts by its tap (RW18, A15).
 */
import { DAY_MS, elapsedMs, localDay } from '#domain/calendar.ts'
import { localWeek } from '#domain/days.ts'
import type { Reward } from '#domain/rewards/reward.ts'
import type { ExchangeRequest } from '#domain/sync-protocol.ts'
import type { Account } from '#domain/users/user.ts'
import { Violation } from './violation.ts'

type Asked = Partial<ExchangeRequest>
export type Counted = { readonly rewards: readonly Reward[]; readonly accounts: readonly Account[] }

/** Other limits, or other days. */
const movesLimits = new Set(['createReward', 'updateReward', 'deleteReward', 'updateProfile'])

/** Compares the rewards before and after a request; says nothing about a request that changed what is counted. */
export function checkLimits({ mutations = [] }: Asked, before: Counted, after: Counted): void {
  if (mutations.some(({ name }) => movesLimits.has(name))) return
  for (const source of after.rewards.filter(({ is_standing }) => is_standing)) {
    const was = before.rewards.find(({ id }) => id === source.id)
    const taken = takenOf(after, source)
    const known = new Set(takenOf(before, source).map(({ id }) => id))
    if (was && was.stock !== null && was.stock - (source.stock ?? 0) !== taken.length - known.size)
      throw new Violation('10: the stock does not go with the redemptions', { was, source, taken })
    const timeZone = after.accounts.find(({ id }) => id === source.user_id)?.time_zone ?? 'UTC'
    for (const each of taken)
      if (!known.has(each.id)) checkRedemption(each, { source, taken, timeZone })
  }
}

type Beside = {
  readonly source: Reward
  readonly taken: readonly Reward[]
  readonly timeZone: string
}

function checkRedemption(each: Reward, { source, taken, timeZone }: Beside): void {
  const lateMs = elapsedMs(each.redeemed_at ?? '', each.created_at)
  if (lateMs !== 0 && lateMs <= 7 * DAY_MS)
    throw new Violation('10: a redemption counts when it arrived', each)
  const { stock, per_week, cooldown_days } = source
  const weekOf = ({ created_at }: Reward) => localWeek(created_at, timeZone)
  const dayOf = ({ created_at }: Reward) => localDay(created_at, timeZone)
  const inWeek = taken.filter((other) => weekOf(other) === weekOf(each)).length
  const isNear = (other: Reward) =>
    other !== each &&
    Math.abs(elapsedMs(dayOf(other), dayOf(each))) <= (cooldown_days ?? 0) * DAY_MS
  const isPassed =
    (stock !== null && stock < 0) ||
    (per_week !== null && inWeek > per_week) ||
    (cooldown_days !== null && taken.some(isNear))
  if (isPassed) throw new Violation('10: a redemption passes a limit', { each, source, taken })
}

function takenOf({ rewards }: Counted, { id }: Reward): readonly Reward[] {
  return rewards.filter(({ source_id, denied_by }) => source_id === id && denied_by === null)
}
