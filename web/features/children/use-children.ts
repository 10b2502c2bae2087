/** My children without e-mail: from this device at once, with their devices and parents from the server. */
import { useCallback } from 'react'
import type { ListedChild } from '#domain/children/child-api.ts'
import { childApi } from '#domain/children/child-api.ts'
import { isChildIn, otherOf } from '#domain/partnerships/partnership.ts'
import type { User } from '#domain/users/user.ts'
import { readApi } from '#web/api/call.ts'
import { useAccount, useLive } from '#web/data/account.ts'
import type { AccountDatabase } from '#web/data/database.ts'
import { waitingChanges } from '#web/data/unsaved.ts'
import { useFetched } from '#web/shared/connection/use-fetched.ts'
import type { Household } from '#web/shared/people/use-household.ts'

export type Child = {
  readonly user: User
  /** Null without a connection. */
  readonly listed: ListedChild | null
}

export type Children = {
  readonly list: readonly Child[]
  readonly isFailed: boolean
  readonly reload: () => void
}

export function useChildren(household: Household): Children {
  const users = madeChildren(household)
  const { value, failure, reload } = useListed(users.map(({ id }) => id).join())
  return {
    list: users.map((user) => ({
      user,
      listed: value?.find(({ id }) => id === user.id) ?? null,
    })),
    isFailed: failure !== null,
    reload,
  }
}

/** Fetched again for another child; for a child whose parent I become by my answer, once the server has that answer. */
function useListed(ids: string) {
  const { id: account } = useAccount()
  const wanted = useLive(hasAnswerWaiting) === true ? `${ids} before my answer` : ids
  const read = useCallback(
    async (signal: AbortSignal) => {
      const { children } = await readApi(childApi.children, { account, signal })
      return children.filter(({ id }) => wanted.includes(id))
    },
    [account, wanted],
  )
  return useFetched(read)
}

async function hasAnswerWaiting(database: AccountDatabase): Promise<boolean> {
  const waiting = await waitingChanges(database)
  return waiting.some(({ name }) => name === 'respondToInvitation')
}

/** The children whose parent I am: their accounts have no e-mail (K1, K2). */
export function madeChildren({ me, partnerships, people }: Household): readonly User[] {
  if (me.is_child) return []
  return partnerships.flatMap((each) => {
    const other = otherOf(each, me.id) ?? ''
    const user = people.get(other)
    const isMine = each.status === 'accepted' && isChildIn(each, other)
    return isMine && user?.is_made ? [user] : []
  })
}
