/** How the person can sign in: requested when the page opens and when the connection is back. */
import { useCallback } from 'react'
import type { CallResponse } from '#domain/api.ts'
import { oidcApi } from '#domain/users/oidc-api.ts'
import { readApi } from '#web/api/call.ts'
import { useAccount } from '#web/data/account.ts'
import type { Fetched } from '#web/shared/connection/use-fetched.ts'
import { useFetched } from '#web/shared/connection/use-fetched.ts'

export type WaysIn = CallResponse<typeof oidcApi.waysIn>

export function useWaysIn(): Fetched<WaysIn> {
  const { id } = useAccount()
  return useFetched(
    useCallback((signal: AbortSignal) => readApi(oidcApi.waysIn, { account: id, signal }), [id]),
  )
}
