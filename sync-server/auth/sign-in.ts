/** Opens a session in the calling browser, however the person has proved their identity. */
import type { Context } from 'hono'
import type { api, CallResponse } from '#domain/api.ts'
import type { AppEnv } from '#server/app-env.ts'
import type { AuthRouteDeps } from '#server/auth/auth-route-deps.ts'
import type { Member } from '#server/auth/register-member.ts'

type Signing = {
  readonly userId: string
  /** The parent who signs the child in. */
  readonly openedBy?: string | null
  readonly within?: () => void
}
type Deps = Pick<AuthRouteDeps, 'sessions' | 'cookies' | 'knownDevices'>

/**
 * Ends the account's previous session here. Always a new token (no fixation). `within` runs first in the same commit,
 * and may refuse.
 */
export async function signIn(
  c: Context<AppEnv>,
  { userId, openedBy = null, within = () => {} }: Signing,
  { sessions, cookies, knownDevices }: Deps,
): Promise<void> {
  const userAgent = c.req.header('user-agent') ?? ''
  const replaced = cookies.tokenOf(c, userId)
  const token = await sessions.open({ userId, userAgent, openedBy }, { replaced, within })
  cookies.set(c, userId, token)
  knownDevices.remember(c, userId)
}

/** The answer to every sign-in. */
export function signedIn({ id, username, name, role }: Member): CallResponse<typeof api.login> {
  return { user: { id, username, name, role } }
}
