/** The check-in of a month with a partner, as this device knows it: the figures, and the answers of both. */
import { localMonth } from '#domain/calendar.ts'
import { monthBounds, checkInMonth } from '#domain/check-ins/check-in-month.ts'
import type { CheckIn } from '#domain/check-ins/check-in.ts'
import type { Work } from '#domain/reports/weekly-report.ts'
import type { User } from '#domain/users/user.ts'
import { useAccount, useLive } from '#web/data/account.ts'
import type { AccountDatabase } from '#web/data/database.ts'
import { readWork } from '#web/features/reports/read-report.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { useNow } from '#web/shared/time/use-now.ts'

export type MonthlyCheckIn = {
  readonly month: string
  /** The first month that a check-in can be about, and the present one. */
  readonly first: string
  readonly now: string
  readonly household: Work
  readonly own: CheckIn | undefined
  readonly theirs: CheckIn | undefined
  /** The months in which either answered, latest first. */
  readonly past: readonly string[]
}

export function useMonthlyCheckIn(household: Household, partner: User, asked: string | null) {
  const { id } = useAccount()
  const { timeZone } = household
  const at = useNow().toISOString()
  const [now, suggested] = [localMonth(at, timeZone), checkInMonth(at, timeZone)]
  return useLive(
    async (database): Promise<MonthlyCheckIn | undefined> => {
      const account = await database.accounts.get(id)
      if (!account) return undefined
      const first = localMonth(account.created_at, timeZone)
      const month = monthIn({ first, now }, asked) ?? (suggested < first ? now : suggested)
      const [work, own, theirs] = await Promise.all([
        readWork(database, household, monthBounds(month, timeZone)),
        answersOf(database, id, partner.id),
        answersOf(database, partner.id, id),
      ])
      const ofMonth = (each: CheckIn) => each.month === month
      return {
        month,
        first,
        now,
        household: work.household,
        own: own.find(ofMonth),
        theirs: theirs.find(ofMonth),
        past: [...new Set([...own, ...theirs].map((each) => each.month))].sort().reverse(),
      }
    },
    [id, household, partner.id, asked, now, suggested],
  )
}

function monthIn(
  { first, now }: Pick<MonthlyCheckIn, 'first' | 'now'>,
  asked: string | null,
): string | null {
  if (asked === null || !/^\d{4}-(0[1-9]|1[0-2])$/.test(asked)) return null
  return asked >= first && asked <= now ? asked : null
}

function answersOf(
  { check_ins }: AccountDatabase,
  author: string,
  partner: string,
): Promise<CheckIn[]> {
  return check_ins
    .where('user_id')
    .equals(author)
    .filter(({ partner_id }) => partner_id === partner)
    .toArray()
}
