/** The calls about signing in that only the settings make; all need a connection. */
import type { CallRequest, CallResponse } from '#domain/api.ts'
import { api } from '#domain/api.ts'
import { callApi, HttpError, NetworkError } from '#web/api/call.ts'
import { settingsTexts } from './texts.ts'

export type SignedInDevice = CallResponse<typeof api.sessions>['sessions'][number]

export async function readDevices(account: string): Promise<readonly SignedInDevice[]> {
  const { sessions } = await callApi(api.sessions, undefined, account)
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

/** What to tell about a call that failed; a fault of ours is reported besides. */
export function messageOf(error: unknown): string {
  if (error instanceof HttpError || error instanceof NetworkError) return error.message
  reportError(error)
  return settingsTexts.unknownError
}
