/** The available points, as this device knows them. */
import { availablePoints } from '#domain/points/points.ts'
import { useBalance } from './use-balance.ts'

/** Undefined until the balance is known. */
export function useAvailablePoints(): number | undefined {
  const balance = useBalance()
  return balance && availablePoints(balance)
}
