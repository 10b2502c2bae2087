/** Rewards that a person offers to a partner: approved at once; only the giver decides about cost and limits (RW19). */
import { newRow } from '#domain/column.ts'
import { refusal } from '#domain/command-error.ts'
import type { CommandContext } from '#domain/command.ts'
import { notify } from '#domain/notifications/notify.ts'
import { mayApproveFor, nameFor, partnersOf } from '#domain/partnerships/partners.ts'
import { limitsOf } from '#domain/rewards/reward-limits.ts'
import { aboutReward } from '#domain/rewards/reward-notices.ts'
import type { Limits, Reward } from '#domain/rewards/reward.ts'
import { rewardColumns } from '#domain/rewards/reward.ts'
import { requireNewId } from '#domain/shared-row.ts'
import type { Tx } from '#domain/tx.ts'
import { countCreation } from '#domain/users/creation-limit.ts'

export type Offer = Limits &
  Pick<Reward, 'id' | 'name' | 'description' | 'point_cost' | 'image_url'>

/** A reward before it is decided who approves it. */
export function newReward(offer: Offer, user_id: string, { at }: CommandContext): Reward {
  return newRow(rewardColumns, { ...limitsOf(offer), user_id, created_at: at })
}

/** Throws CommandError unless the actor may offer this person a reward. */
export function requireGiver(tx: Tx, actor: string, person: string): void {
  if (!partnersOf(tx, actor).includes(person)) throw refusal('not_partner', 'offer')
  if (!mayApproveFor(tx, actor, person)) throw refusal('forbidden', 'child_offers')
}

/** The reward when its giver has made or changed it: approved, whatever it was before. */
export function approvedByGiver(giver: string) {
  return { awaiting_approval: false, approved_by: giver, denied_by: null, deny_note: '' }
}

/** Creates the reward for this person, and notifies them (RW19). */
export function offerTo(
  tx: Tx,
  { offer, person }: { readonly offer: Offer; readonly person: string },
  context: CommandContext,
): void {
  const { actor } = context
  requireGiver(tx, actor, person)
  requireNewId(tx, 'rewards', offer.id)
  countCreation(tx, context, 'rewards')
  const written = newReward(offer, person, context)
  const reward = { ...written, ...approvedByGiver(actor), offered_by: actor }
  tx.put('rewards', reward)
  notify(tx, context, { to: [person], type: 'reward_offered', ...aboutReward(reward) })
}

/** Throws CommandError if the owner of an offered reward changes its cost or limits, which are the giver's. */
export function requireOwnTerms(
  tx: Tx,
  { before, after }: { readonly before: Reward; readonly after: Reward },
  actor: string,
): void {
  const { offered_by } = before
  if (offered_by === null || offered_by === actor || hasSameTerms(before, after)) return
  const name = nameFor(tx, actor, offered_by)
  throw refusal('forbidden', 'reward_giver', { name })
}

/** Ends one person's offers to another with their partnership: the rewards become ordinary ones of their owner. */
export function endOffers(
  tx: Tx,
  { owner, giver }: { readonly owner: string; readonly giver: string },
): void {
  for (const reward of tx.select('rewards', { user_id: owner, offered_by: giver }))
    tx.put('rewards', { ...reward, offered_by: null })
}

function hasSameTerms(before: Reward, after: Reward): boolean {
  const terms = ['point_cost', 'is_standing', 'stock', 'per_week', 'cooldown_days'] as const
  return terms.every((name) => before[name] === after[name])
}
