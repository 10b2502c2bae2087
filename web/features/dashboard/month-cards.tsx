/** The figures of this month, each with the list it counts. */
import { Check, Gift } from 'lucide-react'
import type { MonthFigures } from './month-figures.ts'
import { StatCard } from './stat-card.tsx'
import { dashboardTexts } from './texts.ts'

export function MonthCards({ figures }: { readonly figures: MonthFigures }) {
  return (
    <>
      <StatCard
        to="/tasks?tab=completed"
        label={dashboardTexts.completedTasks}
        value={figures.tasks}
        period={dashboardTexts.thisMonth}
        icon={Check}
        tone="task"
      />
      <StatCard
        to="/rewards?tab=redeemed"
        label={dashboardTexts.redeemedRewards}
        value={figures.rewards}
        period={dashboardTexts.thisMonth}
        icon={Gift}
        tone="reward"
      />
    </>
  )
}
