/** The role of the active account, as the server last reported it. */
import type { Role } from '#domain/users/user.ts'
import { useAccount, useLive } from '#web/data/account.ts'

/** Undefined until the device knows. */
export function useRole(): Role | undefined {
  const { id } = useAccount()
  return useLive(async ({ accounts }) => (await accounts.get(id))?.role, [id])
}
