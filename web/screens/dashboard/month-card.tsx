/** How many tasks I completed this month, in my own time zone. */
import { Check } from 'lucide-react'
import { monthStart } from '#domain/calendar.ts'
import { useLive } from '#web/data/account.ts'
import type { Household } from '#web/parts/people/use-household.ts'
import { StatCard } from '#web/ui/stat-card.tsx'
import { dashboardTexts } from './texts.ts'

export type MonthCardProps = {
  readonly household: Household
  readonly now: Date
}

export function MonthCard({ household: { me, timeZone }, now }: MonthCardProps) {
  const from = monthStart(now.toISOString(), timeZone)
  const count = useLive(
    ({ tasks }) => tasks.where('_done').between([me.id, from], [me.id, '\uffff']).count(),
    [me.id, from],
  )
  return (
    <StatCard
      to="/tasks?tab=completed"
      label={dashboardTexts.completedTasks}
      value={count ?? 0}
      period={dashboardTexts.thisMonth}
      icon={Check}
      tone="task"
    />
  )
}
