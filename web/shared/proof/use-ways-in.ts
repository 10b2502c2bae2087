/** The person's ways to sign in: requested when the page opens and when the connection is back. */
import type { CallResponse } from '#domain/api.ts'
import { oidcApi } from '#domain/users/oidc-api.ts'
import { useFetchedApi } from '#web/shared/connection/use-fetched-api.ts'
import type { Fetched } from '#web/shared/connection/use-fetched.ts'
import { hasPasskeysHere } from './passkeys-here.ts'

export type WaysIn = CallResponse<typeof oidcApi.waysIn>
type Connected = WaysIn & { readonly provider: NonNullable<WaysIn['provider']> }

export function useWaysIn(): Fetched<WaysIn> {
  return useFetchedApi(oidcApi.waysIn)
}

/** Whether one of their passkeys can be used on this page. */
export function hasPasskeyHere({ passkeys }: WaysIn): boolean {
  return hasPasskeysHere() && passkeys.includes(location.hostname)
}

/** Whether they can sign in by the provider. */
export function isConnected(ways: WaysIn | null): ways is Connected {
  return typeof ways?.provider?.connected_at === 'string'
}
