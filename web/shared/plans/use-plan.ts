/** The plan of the active account, and whether this server lets people choose another. */
import type { Plan } from '#domain/users/user.ts'
import { useAccount, useLive } from '#web/data/account.ts'

export type PlanStanding = {
  readonly plan: Plan
  readonly isChild: boolean
  /** Whether upgrades are available here (S2). */
  readonly isChoiceFree: boolean
  /** Where to report problems; null if the server names no place. */
  readonly supportUrl: string | null
}

/** Undefined until the device knows. */
export function usePlan(): PlanStanding | undefined {
  const { id } = useAccount()
  return (
    useLive(
      async ({ users, accounts, state }) => {
        const [me, account, sync] = await Promise.all([
          users.get(id),
          accounts.get(id),
          state.get('sync'),
        ])
        if (!me || !account) return null
        return {
          plan: account.plan,
          isChild: me.is_child,
          isChoiceFree: sync?.settings.freeChoiceOfPlan ?? false,
          supportUrl: sync?.settings.supportUrl ?? null,
        }
      },
      [id],
    ) ?? undefined
  )
}
