/** Asks who sent an invitation; whoever holds its link may know. */
import type { CallResponse } from '#domain/api.ts'
import { api } from '#domain/api.ts'
import { callApi, HttpError } from '#web/api/call.ts'

export type OpenInvitation = CallResponse<typeof api.invitation>

/** `gone` when it was answered or cancelled, or never was. */
export async function lookAtInvitation(token: string): Promise<OpenInvitation | 'gone'> {
  try {
    return await callApi(api.invitation, { token })
  } catch (error) {
    if (error instanceof HttpError && error.code === 'not_found') return 'gone'
    throw error
  }
}
