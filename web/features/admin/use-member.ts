/** An account with a page of its tasks and of its rewards, from the server. */
import { useMemo } from 'react'
import { adminApi } from '#domain/admin/admin-api.ts'
import type { CallResponse } from '#domain/api.ts'
import { about } from '#web/api/call.ts'
import { useFetchedApi } from '#web/shared/connection/use-fetched-api.ts'

export type MemberDetails = CallResponse<typeof adminApi.user>

export function useMember(id: string, page: number) {
  const called = useMemo(() => {
    const member = about(adminApi.user, id)
    return { ...member, path: `${member.path}?page=${page}` as const }
  }, [id, page])
  return useFetchedApi(called)
}
