/** How many tasks I completed and how many rewards I redeemed this month, in my own time zone. */
import { localDay, startOfMonth } from '#domain/calendar.ts'
import type { Entry } from '#domain/points/points.ts'
import { stateOf } from '#domain/rewards/reward.ts'
import { useLive } from '#web/data/account.ts'
import { redeemed } from '#web/features/rewards/reward-reads.ts'
import type { Household } from '#web/shared/people/use-household.ts'

export type MonthFigures = { readonly tasks: number; readonly rewards: number }

export function useMonthFigures(household: Household | undefined, now: Date) {
  return useLive(
    async ({ entries, tasks, rewards }): Promise<MonthFigures | undefined> => {
      if (!household) return undefined
      const { me, timeZone } = household
      const from = startOfMonth(now.toISOString(), timeZone)
      const [taskCount, helped, rewardCount] = await Promise.all([
        tasks.where('_done').between([me.id, from], [me.id, '\uffff']).count(),
        entries.where('created_at').aboveOrEqual(from).toArray().then(helpedIn),
        redeemed(rewards, me.id, from)
          // A refunded reward does not count as redeemed (RW9).
          .filter((reward) => stateOf(reward) === 'redeemed')
          .count(),
      ])
      return { tasks: taskCount + helped, rewards: rewardCount }
    },
    [household, localDay(now.toISOString(), household?.timeZone ?? 'UTC')],
  )
}

/** Tasks I did with others count for me, too (T22). What is taken back may have been done in an earlier month. */
function helpedIn(entries: readonly Entry[]): number {
  const ids = new Set(entries.map(({ id }) => id))
  const isDone = ({ id, reason }: Entry) =>
    reason === 'task_helped' && !ids.has(id.replace(':helped:', ':unhelped:'))
  return entries.filter(isDone).length
}
