/** Redeems a reward: it becomes redeemed itself or, if it is a standing one, leaves a row of its own (RW17). */
import { clampTimestamp, countedAt } from '#domain/calendar.ts'
import { refusal } from '#domain/command-error.ts'
import type { CommandContext } from '#domain/command.ts'
import { notify } from '#domain/notifications/notify.ts'
import { approversOf } from '#domain/partnerships/partners.ts'
import { post } from '#domain/points/ledger.ts'
import { redemptionEntry } from '#domain/rewards/reward-ledger.ts'
import { reachedLimit } from '#domain/rewards/reward-limits.ts'
import { aboutReward } from '#domain/rewards/reward-notices.ts'
import type { Reward } from '#domain/rewards/reward.ts'
import { limitBounds, unlimited } from '#domain/rewards/reward.ts'
import { requireNewId } from '#domain/shared-row.ts'
import type { Tx } from '#domain/tx.ts'
import { zoneOf } from '#domain/users/user.ts'

/** Writes the redeemed row and its cost, and notifies those who approve for its owner. */
export function settleRedemption(tx: Tx, redeemed: Reward, context: CommandContext): void {
  tx.put('rewards', redeemed)
  post(tx, { ...redemptionEntry(redeemed), created_at: redeemed.redeemed_at ?? context.at })
  notify(tx, context, {
    to: approversOf(tx, context.actor),
    type: 'reward_redeemed',
    ...aboutReward(redeemed),
  })
}

/** The reward itself, redeemed. */
export function redeemedOnce(reward: Reward, context: CommandContext): Reward {
  const redeemed_at = clampTimestamp(context, reward.created_at)
  return { ...reward, redeemed_at, redemptions: reward.redemptions + 1 }
}

/** The redeemed row that a standing reward leaves behind. Throws CommandError if a limit is reached (RW18). */
export function redeemedAgain(
  tx: Tx,
  { source, id }: { readonly source: Reward; readonly id: string },
  context: CommandContext,
): Reward {
  requireNewId(tx, 'rewards', id)
  const redeemed_at = clampTimestamp(context, source.created_at)
  const created_at = countedAt({ at: redeemed_at, now: context.now })
  const timeZone = zoneOf(tx, context.actor)
  const before = tx.select('rewards', { source_id: source.id })
  const reached = reachedLimit(source, before, { at: created_at, timeZone })
  if (reached !== null) throw refusal('reward_limit', 'reached', { ...reached })
  return {
    ...source,
    ...unlimited,
    id,
    source_id: source.id,
    redeemed_at,
    redemptions: 1,
    created_at,
  }
}

/** A reward that was redeemed or deleted is no longer anybody's goal: the meter goes back by itself (P4). */
export function forgetGoal(tx: Tx, { id, user_id }: Reward): void {
  const account = tx.get('accounts', user_id)
  if (account?.goal_id === id) tx.put('accounts', { ...account, goal_id: null })
}

/** Takes one of the stock. */
export function takeFromStock(tx: Tx, source: Reward): void {
  if (source.stock !== null) tx.put('rewards', { ...source, stock: source.stock - 1 })
}

/** A redemption that was returned or denied gives its place in the stock back, if the stock is still counted. */
export function giveBackStock(tx: Tx, { source_id }: Reward): void {
  const source = source_id === null ? null : tx.get('rewards', source_id)
  if (source === null || source.stock === null) return
  tx.put('rewards', { ...source, stock: Math.min(source.stock + 1, limitBounds.stock.max) })
}
