/** An account with a page of its tasks and of its rewards, from the server. */
import { useCallback } from 'react'
import { useAccount } from '#web/data/account.ts'
import type { Fetched } from '#web/shared/connection/use-fetched.ts'
import { useFetched } from '#web/shared/connection/use-fetched.ts'
import type { MemberDetails } from './admin-calls.ts'
import { readMember } from './admin-calls.ts'

export function useMember(id: string, page: number): Fetched<MemberDetails> {
  const { id: account } = useAccount()
  const read = useCallback(
    (signal: AbortSignal) => readMember({ id, page }, { account, signal }),
    [id, page, account],
  )
  return useFetched(read)
}
