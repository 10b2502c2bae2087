/** The API calls of admins that are not commands. Their answers are shown and never stored. */
import { adminApi } from '#domain/admin/admin-api.ts'
import type { CallResponse } from '#domain/api.ts'
import { about, callApi, readApi } from '#web/api/call.ts'

export type MemberPage = CallResponse<typeof adminApi.users>
export type MemberDetails = CallResponse<typeof adminApi.user>
export type Statistics = CallResponse<typeof adminApi.stats>

/** The account whose session sends the request, until its person leaves. */
type Reader = { readonly account: string; readonly signal: AbortSignal }

export function readMembers(
  { page, search }: { readonly page: number; readonly search: string },
  reader: Reader,
): Promise<MemberPage> {
  const query = new URLSearchParams({ page: String(page), ...(search && { search }) })
  return readApi({ ...adminApi.users, path: `${adminApi.users.path}?${query}` as const }, reader)
}

export function readMember(
  { id, page }: { readonly id: string; readonly page: number },
  reader: Reader,
): Promise<MemberDetails> {
  const called = about(adminApi.user, id)
  return readApi({ ...called, path: `${called.path}?page=${page}` as const }, reader)
}

export function readStatistics(reader: Reader): Promise<Statistics> {
  return readApi(adminApi.stats, reader)
}

/** The complete link, with the address at which this app was opened. */
export async function makeResetLink(
  id: string,
  account: string,
): Promise<{ readonly url: string; readonly expiresAt: string }> {
  const called = about(adminApi.makeResetLink, id)
  const { path, expires_at } = await callApi(called, undefined, account)
  return { url: `${location.origin}${path}`, expiresAt: expires_at }
}

export async function endSessions(id: string, account: string): Promise<void> {
  await callApi(about(adminApi.endSessions, id), undefined, account)
}
