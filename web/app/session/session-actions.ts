/** Signing in, registering and signing out, at the server and on this device. */
import { Dexie } from 'dexie'
import type { CallRequest } from '#domain/api.ts'
import { api } from '#domain/api.ts'
import { callApi, NetworkError } from '#web/api/call.ts'
import { AccountDatabase, databaseName } from '#web/data/database.ts'
import {
  closeAccount,
  deviceDatabase,
  forgetAccount,
  rememberAccount,
} from '#web/data/device-database.ts'
import { countUnsaved } from '#web/data/unsaved.ts'
import { askSession } from './installed-session.ts'
import { tellOfEviction } from './watch-storage.ts'

/** A session younger than this may have been opened just before the app was. */
const FRESH_MS = 10 * 60_000

export async function signIn(typed: CallRequest<typeof api.login>): Promise<void> {
  const { user } = await callApi(api.login, typed)
  await rememberAccount(user)
}

export async function register(typed: CallRequest<typeof api.register>): Promise<void> {
  const { user } = await callApi(api.register, typed)
  await rememberAccount(user)
}

/** A session cookie may outlive what the browser stored: then start over from it. Nobody when signed out or offline. */
export async function adoptServerSession(): Promise<void> {
  try {
    const session = await askSession()
    const { user } = await callApi(api.me, undefined, session.user.id)
    await rememberAccount({ id: user.id, username: user.username, name: user.name })
    if (await isOldSession(user.id)) tellOfEviction()
  } catch {
    // Signed out, or no answer: there is nobody to show either way.
  }
}

/** Whether somebody signed in here a while ago: then there was more than a cookie, and the browser deleted it (R40). */
async function isOldSession(account: string): Promise<boolean> {
  const { sessions } = await callApi(api.sessions, undefined, account)
  const own = sessions.find(({ is_current }) => is_current)
  return own !== undefined && Date.now() - Date.parse(own.created_at) > FRESH_MS
}

/**
 * Closes the account here and ends its session at the server, now or, without a connection, when there is one (A5).
 * Changes the server does not have stay on this device unless they are discarded. Rejects with HttpError when the
 * server answers no.
 */
export async function signOut(
  accountId: string,
  { discard }: { readonly discard: boolean },
): Promise<void> {
  const isEnded = await endServerSession(accountId)
  await closeAccount(accountId)
  if (discard) await Dexie.delete(databaseName(accountId))
  // Until the server has heard of it, the closed account is remembered: the next start would else adopt its session.
  if (isEnded) await forget(accountId)
}

/** Ends at the server what was signed out of without a connection. */
export async function finishSignOuts(): Promise<void> {
  const closed = await deviceDatabase.accounts.filter(({ isClosed }) => isClosed).toArray()
  for (const { id } of closed) if (await endServerSession(id).catch(() => true)) await forget(id)
}

/** False when there was no connection to end it over. */
async function endServerSession(accountId: string): Promise<boolean> {
  try {
    await callApi(api.logout, undefined, accountId)
    return true
  } catch (error) {
    if (error instanceof NetworkError) return false
    throw error
  }
}

/** Takes an account's data off this device; what the server does not have keeps it, for its owner's next sign-in. */
async function forget(accountId: string): Promise<void> {
  if (await hasUnsaved(accountId)) return
  await Dexie.delete(databaseName(accountId))
  await forgetAccount(accountId)
}

async function hasUnsaved(accountId: string): Promise<boolean> {
  if (!(await Dexie.exists(databaseName(accountId)))) return false
  const database = new AccountDatabase(accountId)
  try {
    return (await countUnsaved(database)) > 0
  } finally {
    database.close()
  }
}
