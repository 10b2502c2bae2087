/** The passkeys of this account: requested when something that shows them opens, and when the connection is back. */
import { useCallback } from 'react'
import type { ListedPasskey } from '#domain/users/passkey-api.ts'
import { useAccount } from '#web/data/account.ts'
import type { Fetched } from '#web/shared/connection/use-fetched.ts'
import { useFetched } from '#web/shared/connection/use-fetched.ts'
import { readPasskeys } from './passkey-calls.ts'

export type Passkeys = Fetched<readonly ListedPasskey[]>

export function usePasskeys(): Passkeys {
  const { id } = useAccount()
  const read = useCallback((signal: AbortSignal) => readPasskeys(id, signal), [id])
  return useFetched(read)
}
