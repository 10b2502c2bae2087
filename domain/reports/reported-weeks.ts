/** Which weeks of a person have a report, and which is not announced yet. A week is identified by its Monday. */
import { addDays, isMonday, localWeek } from '#domain/days.ts'
import { hasFeature } from '#domain/plan-features.ts'
import type { Account } from '#domain/users/user.ts'

type Person = Pick<Account, 'created_at' | 'time_zone'>

/** From the week in which the person joined to the current one. */
export function reportedWeeks({ created_at, time_zone }: Person, at: string) {
  const now = localWeek(at, time_zone)
  const joined = localWeek(created_at, time_zone)
  // If a device's clock is behind, the account may seem to have been created in the future.
  return { first: joined < now ? joined : now, now }
}

/** The requested week, or the latest complete one if the request names none with a report. */
export function askedWeek(person: Person, asked: string | undefined, at: string): string {
  const { first, now } = reportedWeeks(person, at)
  const latest = addDays(now, -7)
  if (asked !== undefined && isMonday(asked) && asked >= first && asked <= now) return asked
  return latest >= first ? latest : now
}

/** The latest complete week, unless it was announced or the person joined after it. Older ones are never announced. */
export function weekToAnnounce(
  { plan, reported_week, ...person }: Person & Pick<Account, 'plan' | 'reported_week'>,
  at: string,
): string | null {
  if (!hasFeature(plan, 'weekly_report')) return null
  const { first, now } = reportedWeeks(person, at)
  const latest = addDays(now, -7)
  return latest < first || (reported_week !== null && latest <= reported_week) ? null : latest
}
