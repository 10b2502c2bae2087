/** The available points, as this device knows them. */
import { availablePoints, emptyBalance } from '#domain/points/points.ts'
import { useAccount, useLive } from '#web/data/account.ts'

/** Undefined until the first answer. */
export function useAvailablePoints(): number | undefined {
  const { id } = useAccount()
  return useLive(
    async ({ balances }) => availablePoints((await balances.get(id)) ?? emptyBalance(id)),
    [id],
  )
}
