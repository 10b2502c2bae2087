/** My totals of points, as this device knows them. */
import type { Balance } from '#domain/points/points.ts'
import { emptyBalance } from '#domain/points/points.ts'
import { useAccount, useLive } from '#web/data/account.ts'
import { hasFirstPage } from '#web/data/first-page.ts'

/** Undefined until the first answer, and until the first sync has brought it: an unknown balance never reads as 0. */
export function useBalance(): Balance | undefined {
  const { id } = useAccount()
  return useLive(
    async (database) => {
      const balance = await database.balances.get(id)
      if (balance) return balance
      return (await hasFirstPage(database, id)) ? emptyBalance(id) : undefined
    },
    [id],
  )
}
