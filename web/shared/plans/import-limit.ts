/** How many tasks may still be added at once, by the plan and by the limit of repeating tasks (IM3, C22). */
import { MAX_CHORES } from '#domain/chores/chore.ts'
import { FREE_IMPORTS_PER_MONTH, importUsageId } from '#domain/users/creation-limit.ts'
import type { Usage } from '#domain/users/user.ts'
import type { OpenAccount } from '#web/data/account.ts'

/** How many more may be imported this month, and how many more repeating tasks there may be; Infinity without limit. */
export type ImportLimit = { readonly imports: number; readonly chores: number }

export async function readImportLimit({ id, database }: OpenAccount): Promise<ImportLimit> {
  const [account, state, own] = await Promise.all([
    database.accounts.get(id),
    database.state.get('sync'),
    database.chores.where('user_id').equals(id).count(),
  ])
  const chores = Math.max(0, MAX_CHORES - own)
  const isLimited = state?.settings.planLimits && account?.plan === 'free'
  if (!isLimited) return { imports: Infinity, chores }
  const at = new Date(Date.now() + state.clockOffsetMs).toISOString()
  const usage = await database.table<Usage, string>('usages').get(importUsageId(account, { at }))
  return { imports: Math.max(0, FREE_IMPORTS_PER_MONTH - (usage?.imports ?? 0)), chores }
}
