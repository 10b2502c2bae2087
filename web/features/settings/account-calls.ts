/** The API calls about sign-in that only the settings make; all need a connection. */
import type { CallRequest, CallResponse } from '#domain/api.ts'
import { api } from '#domain/api.ts'
import { callApi, readApi } from '#web/api/call.ts'

export type SignedInDevice = CallResponse<typeof api.sessions>['sessions'][number]

export async function readDevices(
  account: string,
  signal: AbortSignal,
): Promise<readonly SignedInDevice[]> {
  const { sessions } = await readApi(api.sessions, { account, signal })
  return sessions
}

export async function endDevice(account: string, id: string): Promise<void> {
  const path = api.endSession.path.replace(':id', encodeURIComponent(id)) as `/api/${string}`
  await callApi({ ...api.endSession, path }, undefined, account)
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
