/** The role of the active account: what it may see follows what the server last said of it. */
import type { Role } from '#domain/users/user.ts'
import { useAccount, useLive } from '#web/data/account.ts'

/** Undefined until the device knows. */
export function useRole(): Role | undefined {
  const { id } = useAccount()
  return useLive(async ({ accounts }) => (await accounts.get(id))?.role, [id])
}
