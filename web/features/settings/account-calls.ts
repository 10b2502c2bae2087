/** The API calls about sign-in that only the settings make; all need a connection. */
import type { CallRequest, CallResponse } from '#domain/api.ts'
import { api } from '#domain/api.ts'
import { oidcApi } from '#domain/users/oidc-api.ts'
import { about, callApi, readApi } from '#web/api/call.ts'
import type { Proof } from '#web/shared/proof/use-proof-form.ts'

export type SignedInDevice = CallResponse<typeof api.sessions>['sessions'][number]

export async function readDevices(
  account: string,
  signal: AbortSignal,
): Promise<readonly SignedInDevice[]> {
  const { sessions } = await readApi(api.sessions, { account, signal })
  return sessions
}

export async function endDevice(account: string, id: string): Promise<void> {
  await callApi(about(api.endSession, id), undefined, account)
}

export async function endOtherDevices(account: string): Promise<void> {
  await callApi(api.endOtherSessions, undefined, account)
}

export async function changePassword(
  account: string,
  typed: CallRequest<typeof api.changePassword>,
): Promise<void> {
  await callApi(api.changePassword, typed, account)
}

/** Resolves with the address at the provider. */
export async function connectProvider(account: string, proof: Proof): Promise<string> {
  return (await callApi(oidcApi.connectProvider, proof, account)).address
}

export async function disconnectProvider(account: string, proof: Proof): Promise<void> {
  await callApi(oidcApi.disconnectProvider, proof, account)
}

export async function makeOwnCode(
  account: string,
  proof: Proof,
): Promise<CallResponse<typeof oidcApi.makeOwnCode>> {
  return callApi(oidcApi.makeOwnCode, proof, account)
}
