/** Creates a reward: a person's own wish, or one that is offered to a partner. */
import type { CommandContext } from '#domain/command.ts'
import { approversOf } from '#domain/partnerships/partners.ts'
import type { Offer } from '#domain/rewards/offer.ts'
import { newReward, offerTo, requireGiver } from '#domain/rewards/offer.ts'
import { approvalFields } from '#domain/rewards/reward-approval.ts'
import { notifyApprovers } from '#domain/rewards/reward-notices.ts'
import { requireNewId } from '#domain/shared-row.ts'
import type { Tx } from '#domain/tx.ts'
import { countCreation } from '#domain/users/creation-limit.ts'

/** Asks everybody who may approve it for approval (RW1). */
export function create(tx: Tx, offer: Offer, context: CommandContext): void {
  const { actor } = context
  requireNewId(tx, 'rewards', offer.id)
  countCreation(tx, context, 'rewards')
  const approvers = approversOf(tx, actor)
  const reward = {
    ...newReward(offer, actor, context),
    ...approvalFields({ ...offer, user_id: actor }, approvers),
  }
  tx.put('rewards', reward)
  notifyApprovers(tx, context, { reward, approvers })
}

/** For a partner (RW19). */
export function createFor(
  tx: Tx,
  given: { readonly offer: Offer; readonly person: string },
  context: CommandContext,
): void {
  requireGiver(tx, context.actor, given.person)
  requireNewId(tx, 'rewards', given.offer.id)
  countCreation(tx, context, 'rewards')
  offerTo(tx, given, context)
}
