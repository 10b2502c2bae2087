/** Whether the free plan's tasks or rewards are used up today, and whether this person may see other plans (S1, F2). */
import { freePlanPerDay, usageId } from '#domain/users/creation-limit.ts'
import type { Usage } from '#domain/users/user.ts'
import type { OpenAccount } from '#web/data/account.ts'

export type LimitedKind = keyof typeof freePlanPerDay

export type DayLimit = { readonly count: number; readonly mayUpgrade: boolean }

/** Null while there is room for another one. */
export async function readDayLimit(
  { id, database }: OpenAccount,
  kind: LimitedKind,
): Promise<DayLimit | null> {
  const [account, me, state] = await Promise.all([
    database.accounts.get(id),
    database.users.get(id),
    database.state.get('sync'),
  ])
  const isLimited = state?.settings.planLimits && account?.plan === 'free'
  if (!isLimited) return null
  const at = new Date(Date.now() + state.clockOffsetMs).toISOString()
  const usage = await database.table<Usage, string>('usages').get(usageId(account, { at }))
  const count = freePlanPerDay[kind]
  return (usage?.[kind] ?? 0) < count ? null : { count, mayUpgrade: me?.is_child === false }
}
