/** The limits of the free plan: on new tasks and rewards a day, and imported tasks a month, counted by the tap (S1, IM3). */
import { countedAt, localDay, localMonth } from '#domain/calendar.ts'
import { newRow } from '#domain/column.ts'
import { refusal } from '#domain/command-error.ts'
import type { CommandContext } from '#domain/command.ts'
import type { Tx } from '#domain/tx.ts'
import type { Account } from '#domain/users/user.ts'
import { usageColumns } from '#domain/users/user.ts'

export const freePlanPerDay = { tasks: 5, rewards: 3 } as const
export const FREE_IMPORTS_PER_MONTH = 100

/** Counts one more creation, or refuses it. Deleting the row does not lower the count (A17). */
export function countCreation(
  tx: Tx,
  context: CommandContext,
  kind: keyof typeof freePlanPerDay,
): void {
  const account = tx.get('accounts', context.actor)
  if (account === null || !isLimited(account, context)) return
  const id = usageId(account, { at: countedAt(context) })
  const usage = tx.get('usages', id) ?? newRow(usageColumns, { id, user_id: context.actor })
  const limit = freePlanPerDay[kind]
  if (usage[kind] >= limit) throw refusal('limit_reached', kind, { limit })
  tx.put('usages', { ...usage, [kind]: usage[kind] + 1 })
}

/** Counts imported tasks, or refuses them all (IM3). */
export function countImports(tx: Tx, context: CommandContext, count: number): void {
  const account = tx.get('accounts', context.actor)
  if (account === null || count === 0 || !isLimited(account, context)) return
  const id = importUsageId(account, { at: countedAt(context) })
  const usage = tx.get('usages', id) ?? newRow(usageColumns, { id, user_id: context.actor })
  const limit = FREE_IMPORTS_PER_MONTH
  const imports = usage.imports + count
  if (imports > limit)
    throw refusal('limit_reached', 'imports', { limit, left: limit - usage.imports })
  tx.put('usages', { ...usage, imports })
}

function isLimited({ plan }: Account, { settings }: CommandContext): boolean {
  return settings.planLimits && plan === 'free'
}

/** One row for each person and local day. */
export function usageId(
  { id, time_zone }: Pick<Account, 'id' | 'time_zone'>,
  { at }: Pick<CommandContext, 'at'>,
): string {
  return `${id}:${localDay(at, time_zone)}`
}

/** One row for each person and local month. */
export function importUsageId(
  { id, time_zone }: Pick<Account, 'id' | 'time_zone'>,
  { at }: Pick<CommandContext, 'at'>,
): string {
  return `${id}:${localMonth(at, time_zone)}`
}
