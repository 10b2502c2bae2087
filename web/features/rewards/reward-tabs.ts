/** The tabs of the rewards page, with the number of rewards in each. */
import { useLive } from '#web/data/account.ts'
import { hasHistory } from '#web/data/history.ts'
import { approvedByMe } from '#web/shared/people/approvers.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import type { TabItem } from '#web/ui/tabs.tsx'
import { offered, redeemed } from './reward-reads.ts'
import { rewardsScreenTexts } from './screen-texts.ts'

const rewardTabs = ['available', 'awaiting', 'redeemed', 'approvals'] as const
export type RewardTab = (typeof rewardTabs)[number]
/** The groups of a search: those of the tabs, and the one below the approvals. */
export type RewardGroup = RewardTab | 'redeemedByPartners'
export type RewardCounts = Readonly<Record<Exclude<RewardTab, 'redeemed'>, number>> & {
  /** Undefined while none of them is here and the history is still arriving (U22). */
  readonly redeemed: number | undefined
}

/** Counted in the indexes alone, however many there are. */
export function useRewardCounts(household: Household | undefined): RewardCounts | undefined {
  return useLive(
    async (database) => {
      if (!household) return undefined
      const { rewards } = database
      const { id } = household.me
      const [available, awaiting, denied, gone, ...asked] = await Promise.all([
        offered(rewards, 'available', id).count(),
        offered(rewards, 'awaiting', id).count(),
        offered(rewards, 'denied', id).count(),
        redeemed(rewards, id).count(),
        ...approvedByMe(household).map((owner) => offered(rewards, 'awaiting', owner).count()),
      ])
      const approvals = asked.reduce((sum, count) => sum + count, 0)
      const isKnown = gone > 0 || (await hasHistory(database))
      return {
        available,
        awaiting: awaiting + denied,
        redeemed: isKnown ? gone : undefined,
        approvals,
      }
    },
    [household],
  )
}

/** Approvals exist if there is an accepted partnership, for people who may approve (F7). */
export function tabsFor(
  household: Household | undefined,
  counts: RewardCounts | undefined,
): readonly TabItem[] {
  const mayApprove = household !== undefined && approvedByMe(household).length > 0
  return rewardTabs
    .filter((id) => id !== 'approvals' || mayApprove)
    .map((id) => ({
      id,
      to: `?tab=${id}`,
      label: rewardsScreenTexts[id],
      ...(counts?.[id] !== undefined && { count: counts[id] }),
      ...(id === 'approvals' && counts && counts.approvals > 0
        ? {
            waiting: {
              count: counts.approvals,
              name: rewardsScreenTexts.waiting(counts.approvals),
            },
          }
        : null),
    }))
}

/** The tab that the address names, if there is such a tab here, or else the first. */
export function tabNamed(name: string | null, tabs: readonly TabItem[]): RewardTab {
  return rewardTabs.find((id) => id === name && tabs.some((tab) => tab.id === id)) ?? 'available'
}
