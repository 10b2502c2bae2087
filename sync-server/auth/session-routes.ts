/** Lists a person's own sessions, and ends them. */
import type { Context } from 'hono'
import type { CallResponse } from '#domain/api.ts'
import type { api } from '#domain/api.ts'
import type { AppEnv } from '#server/app-env.ts'
import type { AuthRouteDeps } from '#server/auth/auth-route-deps.ts'
import { deviceName } from '#server/auth/device-name.ts'
import { HttpError } from '#server/errors.ts'

type Deps = Pick<AuthRouteDeps, 'sessions' | 'cookies' | 'log'>

export function listSessions(c: Context<AppEnv>, { sessions }: Deps): Response {
  const { userId, tokenHash: own } = c.get('session')
  const listed = sessions.list(userId).map(({ id, userAgent, createdAt, seenAt, tokenHash }) => ({
    id,
    device: deviceName(userAgent),
    created_at: createdAt,
    last_seen_at: seenAt,
    is_current: tokenHash === own,
  }))
  return c.json({ sessions: listed } satisfies CallResponse<typeof api.sessions>)
}

export async function endSession(c: Context<AppEnv>, deps: Deps): Promise<Response> {
  const { sessions, cookies, log } = deps
  const { userId, tokenHash: own } = c.get('session')
  const meant = sessions.list(userId).find(({ id }) => id === c.req.param('id'))
  if (!meant) throw new HttpError(404, 'not_found', 'Session not found')
  await sessions.close(meant.tokenHash)
  if (meant.tokenHash === own) cookies.clear(c, userId)
  log.info('sessions_ended', { request: c.get('requestId'), user: userId })
  return c.json({} satisfies CallResponse<typeof api.endSession>)
}

export async function endOtherSessions(c: Context<AppEnv>, deps: Deps): Promise<Response> {
  const { userId, tokenHash } = c.get('session')
  await deps.sessions.closeAll(userId, { except: tokenHash })
  deps.log.info('sessions_ended', { request: c.get('requestId'), user: userId })
  return c.json({} satisfies CallResponse<typeof api.endOtherSessions>)
}
