/** The report of a week, computed on the device, and the weeks that have one. */
import { HOUR_MS } from '#domain/calendar.ts'
import { askedWeek, reportedWeeks } from '#domain/reports/reported-weeks.ts'
import type { WeeklyReport } from '#domain/reports/weekly-report.ts'
import { useAccount, useLive } from '#web/data/account.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { useNow } from '#web/shared/time/use-now.ts'
import { readReport } from './read-report.ts'

/** In every zone weeks begin at a quarter of an hour; reading more often would find the same. */
const QUARTER_MS = HOUR_MS / 4

export type ShownReport = {
  readonly report: WeeklyReport
  /** The first week that has a report, and the one under way. */
  readonly first: string
  readonly now: string
}

/** The requested week, or else the latest one that is over. Undefined until the first answer. */
export function useReport(
  household: Household,
  asked: string | undefined,
): ShownReport | undefined {
  const { id } = useAccount()
  const quarter = Math.floor(useNow().getTime() / QUARTER_MS)
  return useLive(
    async (database) => {
      const account = await database.accounts.get(id)
      if (!account) return undefined
      const at = new Date(quarter * QUARTER_MS).toISOString()
      const report = await readReport(database, household, askedWeek(account, asked, at))
      return { report, ...reportedWeeks(account, at) }
    },
    [id, household, asked, quarter],
  )
}
