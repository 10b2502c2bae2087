/** Wishes of children without e-mail: a name and a picture are enough, and a parent says what they cost (K9). */
import { refusal } from '#domain/command-error.ts'
import { isParentOf } from '#domain/partnerships/parents.ts'
import { membershipOf } from '#domain/partnerships/partners.ts'
import { priceChanged } from '#domain/rewards/reward-refusals.ts'
import type { Reward } from '#domain/rewards/reward.ts'
import { DEFAULT_COST, isWithoutCost } from '#domain/rewards/reward.ts'
import type { Tx } from '#domain/tx.ts'

/** The cost of a reward for which none is given. */
export function usualCost(tx: Tx, actor: string): number {
  return tx.get('users', actor)?.is_made ? 0 : DEFAULT_COST
}

/** Throws `invalid_args` unless the reward has a description, or is the wish of a made child. */
export function requireDescription(
  tx: Tx,
  { description }: Pick<Reward, 'description'>,
  owner: string,
): void {
  if (description === '' && !tx.get('users', owner)?.is_made)
    throw refusal('invalid_args', 'no_description', { field: 'description' })
}

type Asked = { readonly actor: string; readonly given: number | undefined }

/** The cost of a reward from its approval on: as a parent says for a wish without one, otherwise unchanged. */
export function costOf(tx: Tx, reward: Reward, { actor, given }: Asked): number {
  if (!isWithoutCost(reward)) {
    if (given !== undefined && given !== reward.point_cost) throw priceChanged(reward)
    return reward.point_cost
  }
  if (!isParentOf(membershipOf(tx, actor), { parent: actor, child: reward.user_id }))
    throw refusal('forbidden', 'parent_prices')
  if (given === undefined) throw refusal('invalid_args', 'no_cost', { field: 'point_cost' })
  return given
}
