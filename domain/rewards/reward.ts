/** Rewards: the entity and its derived states. The typed fields are in reward-fields.ts. */
import { DAY_MS, elapsedMs } from '#domain/calendar.ts'
import type { RowOf } from '#domain/column.ts'
import { flag, id, moment, newRow, optional, text, whole, withDefault } from '#domain/column.ts'
import { MAX_URL } from '#domain/pictures/picture.ts'

/** The bounds of a standing reward's limits (RW18). */
export const limitBounds = {
  stock: { min: 0, max: 99 },
  per_week: { min: 1, max: 20 },
  cooldown_days: { min: 1, max: 90 },
} as const

/** Without limits a reward can be redeemed once, whenever its owner likes. */
const limitColumns = {
  /** Whether it stays after it was redeemed: each redemption leaves a row of its own (RW17). */
  is_standing: withDefault(flag(), false),
  /** How many are left; null without a limit, like the other two limits, which only standing rewards have (RW18). */
  stock: optional(whole(limitBounds.stock)),
  /** How often in a week from Monday. */
  per_week: optional(whole(limitBounds.per_week)),
  /** How many whole days lie between two redemptions. */
  cooldown_days: optional(whole(limitBounds.cooldown_days)),
}
export type Limits = RowOf<typeof limitColumns>
export const unlimited = newRow(limitColumns, {})

export const rewardColumns = {
  id: id(),
  /** The owner, who redeems it. */
  user_id: id(),
  name: text(100),
  description: withDefault(text(1000), ''),
  /** Fixed once redeemed: a redeemed reward cannot be edited. 0 only while a made child's wish waits for its cost (K9). */
  point_cost: whole({ min: 0, max: 9999 }),
  image_url: optional(text(MAX_URL)),
  /** Stays true if denied before redemption, so that the owner sees it among the awaiting ones (RW2). */
  awaiting_approval: withDefault(flag(), false),
  redeemed_at: optional(moment()),
  /** How many times it was redeemed: part of the ids of its ledger entries (P2). */
  redemptions: withDefault(whole({ min: 0 }), 0),
  /** The owner, if nobody else could approve it (RW1). */
  approved_by: optional(id()),
  denied_by: optional(id()),
  /** The note of the person who denied it (RW2); empty otherwise. */
  deny_note: withDefault(text(200), ''),
  /** When it was marked as given; null if it never was, or no longer is (RW11). */
  given_at: optional(moment()),
  ...limitColumns,
  /** The standing reward of which this row is a redemption. Limits go by its `created_at` (RW18, A15). */
  source_id: optional(id()),
  /** The partner who offers it; null for one's own wish. */
  offered_by: optional(id()),
  created_at: moment(),
}
export type Reward = RowOf<typeof rewardColumns>

export const DEFAULT_COST = 100

/** Whether it is the wish of a made child whose cost no parent has decided yet (K9). */
export function isWithoutCost({ point_cost }: Pick<Reward, 'point_cost'>): boolean {
  return point_cost === 0
}

export type RewardState = 'awaiting' | 'denied' | 'available' | 'redeemed' | 'refunded'

export function stateOf(reward: Reward): RewardState {
  if (reward.redeemed_at !== null) return reward.denied_by === null ? 'redeemed' : 'refunded'
  if (reward.denied_by !== null) return 'denied'
  return reward.awaiting_approval ? 'awaiting' : 'available'
}

/** Whether a partner of the owner is asked to approve or deny it (RW1). */
export function needsDecision(reward: Reward): boolean {
  return reward.awaiting_approval && reward.approved_by === null && reward.denied_by === null
}

/** Whether a person may edit or delete it: its owner and whoever offers it, until it is redeemed (RW10, RW19). */
export function canEdit({ user_id, offered_by, redeemed_at }: Reward, userId: string): boolean {
  return (user_id === userId || offered_by === userId) && redeemed_at === null
}

/** Whether a person may save for it: it is their own, and available or awaiting approval (P4). */
export function canSaveFor(reward: Reward, userId: string): boolean {
  const state = stateOf(reward)
  return reward.user_id === userId && (state === 'available' || state === 'awaiting')
}

/** Whether a person may deny it after redemption: the approver, once. That refunds the points (RW2). */
export function canRefund(reward: Reward, userId: string): boolean {
  return (
    stateOf(reward) === 'redeemed' && reward.approved_by === userId && reward.user_id !== userId
  )
}

/** For this long after redeeming it, its owner may return a reward (RW16). */
const RETURN_WINDOW_MS = DAY_MS

/** Whether a person may return a redeemed reward and get the points back: until it was given or denied (RW16). */
export function canReturn(reward: Reward, userId: string, at: string): boolean {
  const { user_id, redeemed_at, given_at } = reward
  if (redeemed_at === null || stateOf(reward) !== 'redeemed' || given_at !== null) return false
  return user_id === userId && elapsedMs(redeemed_at, at) <= RETURN_WINDOW_MS
}

/**
 * Whether a person may mark it as given or remove the mark: the person who approved it or, if its owner approved it,
 * anybody but the owner. Whether they may approve for the owner is not checked here (RW11).
 */
export function canGive(reward: Reward, userId: string): boolean {
  const { user_id, approved_by } = reward
  const isGiver = approved_by === userId || approved_by === user_id
  return stateOf(reward) === 'redeemed' && isGiver && user_id !== userId
}
