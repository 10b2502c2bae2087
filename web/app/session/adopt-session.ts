/** At the start of the app, adopts a session that the server knows and this device does not. */
import { api } from '#domain/api.ts'
import { callApi } from '#web/api/call.ts'
import { pendingSignOuts, rememberAccount } from '#web/data/device-database.ts'
import { finishSignOuts } from '#web/shared/session/session-actions.ts'
import { askSession } from './installed-session.ts'
import { showEviction } from './watch-storage.ts'

/** A session younger than this may have been opened just before the app started. */
const FRESH_MS = 10 * 60_000

/**
 * A session cookie may outlive the stored data: then the app starts over. Does nothing when signed out or offline.
 * First ends sessions that were signed out offline; one that the server cannot end now is not adopted either.
 */
export async function adoptServerSession(): Promise<void> {
  await finishSignOuts()
  try {
    const session = await askSession()
    if ((await pendingSignOuts()).some(({ id }) => id === session.user.id)) return
    const { user } = await callApi(api.me, undefined, session.user.id)
    await rememberAccount({ id: user.id, username: user.username, name: user.name })
    if (await isOldSession(user.id)) showEviction()
  } catch {
    // Signed out, or no response: in either case there is no session to adopt.
  }
}

/** Whether somebody signed in here a while ago: then there was more than a cookie, and the browser deleted it (R40). */
async function isOldSession(account: string): Promise<boolean> {
  const { sessions } = await callApi(api.sessions, undefined, account)
  const own = sessions.find(({ is_current }) => is_current)
  return own !== undefined && Date.now() - Date.parse(own.created_at) > FRESH_MS
}
