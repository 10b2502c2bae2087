/** The commands on rewards. */
import * as z from 'zod/mini'
import { clampTimestamp } from '#domain/calendar.ts'
import { refusal } from '#domain/command-error.ts'
import type { CommandContext } from '#domain/command.ts'
import { defineCommand, givenOf, HOLD_MS } from '#domain/command.ts'
import { derivedId } from '#domain/derived-id.ts'
import { id } from '#domain/id.ts'
import { newFields } from '#domain/new-fields.ts'
import { decidedFirst } from '#domain/partnerships/decided-first.ts'
import { approversOf, mayApproveFor } from '#domain/partnerships/partners.ts'
import { post, requirePoints } from '#domain/points/ledger.ts'
import type { Offer } from '#domain/rewards/offer.ts'
import {
  approvedByGiver,
  newReward,
  offerTo,
  requireGiver,
  requireOwnTerms,
} from '#domain/rewards/offer.ts'
import {
  forgetGoal,
  giveBackStock,
  redeemedAgain,
  redeemedOnce,
  settleRedemption,
  takeFromStock,
} from '#domain/rewards/redeem.ts'
import { approvalFields, isAnotherOffer } from '#domain/rewards/reward-approval.ts'
import {
  denyNote,
  pointCost,
  rewardFields,
  seenCost,
  wishDescription,
} from '#domain/rewards/reward-fields.ts'
import { refundEntry, returnEntry } from '#domain/rewards/reward-ledger.ts'
import { limitsOf } from '#domain/rewards/reward-limits.ts'
import { forgetRedemption, notifyApprovers, notifyOwner } from '#domain/rewards/reward-notices.ts'
import {
  mayNotDecide,
  mayNotReturn,
  notEditable,
  notRedeemable,
  priceChanged,
} from '#domain/rewards/reward-refusals.ts'
import type { Reward } from '#domain/rewards/reward.ts'
import {
  canEdit,
  canGive,
  canRefund,
  canReturn,
  needsDecision,
  rewardColumns,
  stateOf,
  unlimited,
} from '#domain/rewards/reward.ts'
import { costOf, requireDescription, usualCost } from '#domain/rewards/wishes.ts'
import { requireNewId, rowToDecide, visibleRow } from '#domain/shared-row.ts'
import type { Tx } from '#domain/tx.ts'
import { countCreation } from '#domain/users/creation-limit.ts'

const rewardId = z.object({ id })
/** With the cost that the person saw: nobody pays or approves any other price (rule R48). */
const rewardAtCost = z.object({ id, cost: z.optional(seenCost) })

export const rewardCommands = {
  createReward: defineCommand({
    version: 3,
    rest: { method: 'POST', path: '/api/rewards' },
    input: z.object({
      id,
      ...newFields({ ...rewardFields, description: wishDescription }, rewardColumns),
      point_cost: z.optional(rewardFields.point_cost),
      /** The partner to whom it is offered (RW19); without one it is the actor's own wish. */
      for: z.optional(id),
    }),
    serverDefaults: (make) => ({ id: make.id() }),
    answer: { name: 'reward', table: 'rewards', created: true },
    run(tx, { for: person, ...typed }, context) {
      const { actor } = context
      requireDescription(tx, typed, actor)
      const offer = { ...typed, point_cost: typed.point_cost ?? usualCost(tx, actor) }
      if (person === undefined || person === actor) return create(tx, offer, context)
      offerTo(tx, { offer, person }, context)
    },
  }),

  offerRewardAgain: defineCommand({
    version: 1,
    rest: { method: 'POST', path: '/api/rewards/:id/offer-again' },
    input: z.object({ id, copy_id: id }),
    serverDefaults: (make) => ({ copy_id: make.id() }),
    answer: { name: 'reward', table: 'rewards', by: 'copy_id', created: true },
    run(tx, { id: sourceId, copy_id }, context) {
      const reward = visibleRow(tx, 'rewards', { id: sourceId, actor: context.actor })
      if (reward.user_id !== context.actor)
        throw refusal('forbidden', 'reward_owner', { what: 'offered again' })
      if (reward.redeemed_at === null) throw refusal('forbidden', 'reward_not_redeemed')
      const { name, description, point_cost, image_url } = reward
      create(tx, { ...unlimited, id: copy_id, name, description, point_cost, image_url }, context)
    },
  }),

  updateReward: defineCommand({
    version: 2,
    rest: { method: 'PATCH', path: '/api/rewards/:id' },
    input: z.object({
      id,
      ...z.partial(z.object({ ...rewardFields, description: wishDescription })).shape,
    }),
    answer: { name: 'reward', table: 'rewards' },
    run(tx, { id: changedId, ...changed }, context) {
      const { actor } = context
      const reward = visibleRow(tx, 'rewards', { id: changedId, actor })
      if (!canEdit(reward, actor)) throw notEditable(reward, { actor, what: 'edited' })
      const edited: Reward = limitsOf({ ...reward, ...givenOf(changed) })
      if (edited.description !== reward.description) requireDescription(tx, edited, actor)
      requireOwnTerms(tx, { before: reward, after: edited }, actor)
      if (actor !== reward.user_id) {
        requireGiver(tx, actor, reward.user_id)
        return tx.put('rewards', { ...edited, ...approvedByGiver(actor) })
      }
      const asksAgain = reward.denied_by !== null || isAnotherOffer(reward, edited)
      if (!asksAgain) return tx.put('rewards', edited)
      const approvers = approversOf(tx, actor)
      tx.put('rewards', { ...edited, ...approvalFields(edited, approvers) })
      // Approvers who were already asked are not asked again.
      if (!needsDecision(reward)) notifyApprovers(tx, context, { reward: edited, approvers })
    },
  }),

  deleteReward: defineCommand({
    version: 1,
    holdMs: HOLD_MS,
    rest: { method: 'DELETE', path: '/api/rewards/:id' },
    input: rewardId,
    silentRefusals: ['not_found'],
    run(tx, input, { actor }) {
      const reward = visibleRow(tx, 'rewards', { id: input.id, actor })
      if (!canEdit(reward, actor)) throw notEditable(reward, { actor, what: 'deleted' })
      tx.delete('rewards', input.id)
      forgetGoal(tx, reward)
    },
  }),

  redeemReward: defineCommand({
    version: 2,
    holdMs: HOLD_MS,
    rest: { method: 'POST', path: '/api/rewards/:id/redeem' },
    // For a standing reward, the id of the row that this redemption leaves; older queues do not name it.
    input: z.object({ ...rewardAtCost.shape, redemption_id: z.optional(id) }),
    serverDefaults: (make) => ({ redemption_id: make.id() }),
    answer: { name: 'reward', table: 'rewards', beside: 'redemption_id' },
    run(tx, input, context) {
      const { actor, mutationId } = context
      const reward = visibleRow(tx, 'rewards', { id: input.id, actor })
      if (reward.user_id !== actor) throw refusal('forbidden', 'reward_owner', { what: 'redeemed' })
      const { redemption_id = derivedId(mutationId, 'redemption') } = input
      // The same redemption sent again changes nothing (RW17).
      const isRepeated = tx.get('rewards', redemption_id)?.source_id === reward.id
      if (reward.redeemed_at !== null || isRepeated) return
      if (stateOf(reward) !== 'available') throw notRedeemable(reward)
      if (input.cost !== undefined && reward.point_cost > input.cost) throw priceChanged(reward)
      const redeemed = reward.is_standing
        ? redeemedAgain(tx, { source: reward, id: redemption_id }, context)
        : redeemedOnce(reward, context)
      requirePoints(tx, actor, { need: reward.point_cost, to: 'redeem' })
      if (reward.is_standing) takeFromStock(tx, reward)
      settleRedemption(tx, redeemed, context)
      forgetGoal(tx, reward)
    },
  }),

  returnReward: defineCommand({
    version: 1,
    rest: { method: 'POST', path: '/api/rewards/:id/return' },
    input: rewardId,
    answer: { name: 'reward', table: 'rewards' },
    // The row of a redemption is gone once it has been returned.
    silentRefusals: ['not_found'],
    run(tx, input, context) {
      const { actor, at } = context
      const reward = visibleRow(tx, 'rewards', { id: input.id, actor })
      const { redeemed_at } = reward
      if (redeemed_at === null && reward.user_id === actor && reward.redemptions > 0) return
      if (redeemed_at === null || !canReturn(reward, actor, at)) throw mayNotReturn(reward, actor)
      if (reward.source_id === null) tx.put('rewards', { ...reward, redeemed_at: null })
      else tx.delete('rewards', reward.id)
      giveBackStock(tx, reward)
      post(tx, { ...returnEntry(reward), created_at: clampTimestamp(context, redeemed_at) })
      forgetRedemption(tx, reward)
    },
  }),

  approveReward: defineCommand({
    version: 2,
    holdMs: HOLD_MS,
    rest: { method: 'POST', path: '/api/rewards/:id/approve' },
    input: z.object({ ...rewardAtCost.shape, point_cost: z.optional(pointCost) }),
    answer: { name: 'reward', table: 'rewards' },
    run(tx, input, context) {
      const { actor } = context
      const reward = rowToDecide(tx, 'rewards', { id: input.id, actor })
      if (reward.approved_by === actor && reward.denied_by === null) return
      if (!mayApproveFor(tx, actor, reward.user_id)) throw mayNotDecide('approve')
      if (!needsDecision(reward)) throw decidedFirst(tx, reward, actor)
      if (input.cost !== undefined && reward.point_cost !== input.cost) throw priceChanged(reward)
      const point_cost = costOf(tx, reward, { actor, given: input.point_cost })
      tx.put('rewards', { ...reward, point_cost, approved_by: actor, awaiting_approval: false })
      notifyOwner(tx, context, { reward, type: 'reward_approved' })
    },
  }),

  giveReward: defineCommand({
    version: 1,
    rest: { method: 'POST', path: '/api/rewards/:id/give' },
    input: z.object({ id, is_given: z._default(z.boolean(), true) }),
    answer: { name: 'reward', table: 'rewards' },
    run(tx, input, context) {
      const { actor } = context
      const reward = visibleRow(tx, 'rewards', { id: input.id, actor })
      const { redeemed_at } = reward
      if (redeemed_at === null || stateOf(reward) !== 'redeemed')
        throw refusal('forbidden', 'reward_nothing_to_give')
      if (!canGive(reward, actor) || !mayApproveFor(tx, actor, reward.user_id))
        throw refusal('forbidden', 'reward_given_by')
      if (input.is_given === (reward.given_at !== null)) return
      const given_at = input.is_given ? clampTimestamp(context, redeemed_at) : null
      tx.put('rewards', { ...reward, given_at })
    },
  }),

  denyReward: defineCommand({
    version: 2,
    holdMs: HOLD_MS,
    rest: { method: 'POST', path: '/api/rewards/:id/deny' },
    input: z.object({ ...rewardAtCost.shape, note: z.optional(denyNote) }),
    answer: { name: 'reward', table: 'rewards' },
    run(tx, input, context) {
      const { actor } = context
      const reward = rowToDecide(tx, 'rewards', { id: input.id, actor })
      if (reward.denied_by === actor) return
      if (!mayApproveFor(tx, actor, reward.user_id)) throw mayNotDecide('deny')
      const isRefund = canRefund(reward, actor)
      // Nobody could approve it when it was created, so there is no approval to revoke.
      if (reward.approved_by === reward.user_id) throw refusal('forbidden', 'reward_self_approved')
      if (!isRefund && !needsDecision(reward)) throw decidedFirst(tx, reward, actor)
      if (input.cost !== undefined && reward.point_cost !== input.cost) throw priceChanged(reward)
      const { note: deny_note = '' } = input
      tx.put('rewards', { ...reward, denied_by: actor, deny_note, given_at: null })
      if (isRefund) refund(tx, reward, context)
      const amount = isRefund ? reward.point_cost : null
      notifyOwner(tx, context, { reward, type: 'reward_denied', quote: deny_note, amount })
    },
  }),
}

/** A wish of the actor's own: asks everybody who may approve it for approval (RW1). */
function create(tx: Tx, offer: Offer, context: CommandContext): void {
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

/** Gives back the points, and the place in the limits (RW2, RW18). */
function refund(tx: Tx, reward: Reward, context: CommandContext): void {
  giveBackStock(tx, reward)
  const created_at = clampTimestamp(context, reward.redeemed_at ?? reward.created_at)
  post(tx, { ...refundEntry(reward), created_at })
}
