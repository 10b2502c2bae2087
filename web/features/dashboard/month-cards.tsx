/** How many tasks I completed and rewards I redeemed this month, in my own time zone. */
import { Check, Gift } from 'lucide-react'
import { monthStart } from '#domain/calendar.ts'
import { stateOf } from '#domain/rewards/reward.ts'
import { useLive } from '#web/data/account.ts'
import { redeemed } from '#web/features/rewards/reward-reads.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { StatCard } from './stat-card.tsx'
import { dashboardTexts } from './texts.ts'

export type MonthCardsProps = {
  readonly household: Household
  readonly now: Date
}

export function MonthCards({ household: { me, timeZone }, now }: MonthCardsProps) {
  const from = monthStart(now.toISOString(), timeZone)
  const taskCount = useLive(
    ({ tasks }) => tasks.where('_done').between([me.id, from], [me.id, '\uffff']).count(),
    [me.id, from],
  )
  const rewardCount = useLive(
    ({ rewards }) =>
      redeemed(rewards, me.id, from)
        // What was refunded was not redeemed in the end (RW9).
        .filter((reward) => stateOf(reward) === 'redeemed')
        .count(),
    [me.id, from],
  )
  return (
    <>
      <StatCard
        to="/tasks?tab=completed"
        label={dashboardTexts.completedTasks}
        value={taskCount ?? 0}
        period={dashboardTexts.thisMonth}
        icon={Check}
        tone="task"
      />
      <StatCard
        to="/rewards?tab=redeemed"
        label={dashboardTexts.redeemedRewards}
        value={rewardCount ?? 0}
        period={dashboardTexts.thisMonth}
        icon={Gift}
        tone="reward"
      />
    </>
  )
}
