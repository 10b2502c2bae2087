/** The calls about signing in that only the settings make; all need a connection. */
import * as z from 'zod/mini'
import { call, HttpError, NetworkError } from '#web/api/call.ts'
import { settingsTexts } from './texts.ts'

const sessionsPath = '/api/auth/sessions'

const sessionsAnswer = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      created_at: z.string(),
      seen_at: z.string(),
      /** Browser and system in words: "Firefox on Linux". */
      device: z.string(),
      current: z.boolean(),
    }),
  ),
})

export type SignedInDevice = z.output<typeof sessionsAnswer>['sessions'][number]

export async function readDevices(account: string): Promise<readonly SignedInDevice[]> {
  const answer = await call({ method: 'GET', path: sessionsPath, account })
  const parsed = sessionsAnswer.safeParse(answer)
  if (!parsed.success) throw new NetworkError()
  return parsed.data.sessions
}

export async function endDevice(account: string, id: string): Promise<void> {
  const path = `${sessionsPath}/${encodeURIComponent(id)}`
  await call({ method: 'DELETE', path, account })
}

export async function endOtherDevices(account: string): Promise<void> {
  await call({ method: 'DELETE', path: sessionsPath, account })
}

export async function changePassword(
  account: string,
  typed: { readonly currentPassword: string; readonly newPassword: string },
): Promise<void> {
  await call({ method: 'PATCH', path: '/api/users/me/password', body: typed, account })
}

/** What to tell about a call that failed; a fault of ours is reported besides. */
export function messageOf(error: unknown): string {
  if (error instanceof HttpError || error instanceof NetworkError) return error.message
  reportError(error)
  return settingsTexts.unknownError
}
