/** An answer of the API to the active account, requested like all data that only the server has. */
import { useCallback } from 'react'
import type { Call, CallResponse } from '#domain/api.ts'
import { readApi } from '#web/api/call.ts'
import { useAccount } from '#web/data/account.ts'
import type { Fetched } from './use-fetched.ts'
import { useFetched } from './use-fetched.ts'

/** `called` must stay the same object. */
export function useFetchedApi<C extends Call>(called: C): Fetched<CallResponse<C>> {
  const { id: account } = useAccount()
  return useFetched(
    useCallback((signal: AbortSignal) => readApi(called, { account, signal }), [called, account]),
  )
}
