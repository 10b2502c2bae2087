/** My totals of points, as this device knows them. */
import type { Balance } from '#domain/points/points.ts'
import { emptyBalance } from '#domain/points/points.ts'
import { useAccount, useLive } from '#web/data/account.ts'

/** Undefined until the first answer. */
export function useBalance(): Balance | undefined {
  const { id } = useAccount()
  return useLive(async ({ balances }) => (await balances.get(id)) ?? emptyBalance(id), [id])
}
