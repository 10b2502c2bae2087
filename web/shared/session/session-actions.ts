/** Signing in, registering and signing out, on the server and on this device. */
import { Dexie } from 'dexie'
import type { CallRequest } from '#domain/api.ts'
import { api } from '#domain/api.ts'
import { childApi } from '#domain/children/child-api.ts'
import type { Arrival } from '#domain/users/oidc-api.ts'
import { oidcApi } from '#domain/users/oidc-api.ts'
import { about, callApi, HttpError, NetworkError } from '#web/api/call.ts'
import { AccountDatabase, databaseName } from '#web/data/database.ts'
import {
  closeAccount,
  closedAccounts,
  forgetAccount,
  noteEnded,
  rememberAccount,
} from '#web/data/device-database.ts'
import { countUnsaved } from '#web/data/unsaved.ts'

export async function signIn(typed: CallRequest<typeof api.login>): Promise<void> {
  const { user } = await callApi(api.login, typed)
  await rememberAccount(user)
}

/** Signs a child in on this device, on behalf of one of its parents (K3). */
export async function signInChild(parent: string, child: string): Promise<void> {
  const { user } = await callApi(about(childApi.signInChild, child), undefined, parent)
  await rememberAccount(user)
}

/** Signs a child in with a code from a parent; resolves with the child's account (K3). */
export async function signInWithCode(code: string): Promise<string> {
  const { user } = await callApi(childApi.signInWithCode, { code })
  await rememberAccount(user)
  return user.id
}

/** The outcome of a sign-in by the provider; a person who is signed in by it becomes active on this device (A24). */
export async function arriveFromProvider(): Promise<Arrival> {
  return rememberArrival(await callApi(oidcApi.arriveFromProvider))
}

/** Connects the account with the same address, by its password, and signs it in. */
export async function proveAccount(
  typed: CallRequest<typeof oidcApi.proveAccount>,
): Promise<Arrival> {
  return rememberArrival(await callApi(oidcApi.proveAccount, typed))
}

async function rememberArrival(arrival: Arrival): Promise<Arrival> {
  if (arrival.user !== null) await rememberAccount(arrival.user)
  return arrival
}

export async function register(typed: CallRequest<typeof api.register>): Promise<void> {
  const { user } = await callApi(api.register, typed)
  await rememberAccount(user)
}

/**
 * Closes the account here and ends its session at the server: now or, without a connection, when there is one (A5).
 * Changes that the server does not have stay on this device unless they are discarded. Rejects with HttpError if the
 * server answers with an error.
 */
export async function signOut(
  accountId: string,
  { discard }: { readonly discard: boolean },
): Promise<void> {
  const isEnded = await endServerSession(accountId)
  await closeAccount(accountId, isEnded)
  if (discard) await Dexie.delete(databaseName(accountId))
  // The closed account is remembered until the server has heard of it: else the next start would adopt its session.
  if (isEnded) await forget(accountId)
}

/** Ends at the server the sessions of sign-outs without a connection, and removes what cut-off sign-outs left here. */
export async function finishSignOuts(): Promise<void> {
  for (const { id, isEnded = false } of await closedAccounts())
    // Somebody may sign in again while the sessions of others, or their own, are being ended.
    if ((isEnded || ((await isClosed(id)) && (await endOrLater(id)))) && (await isClosed(id))) {
      await noteEnded(id)
      await forget(id)
    }
}

async function isClosed(accountId: string): Promise<boolean> {
  return (await closedAccounts()).some(({ id }) => id === accountId)
}

/** Also false if the server cannot end it now, or if something in between answers in its place. */
async function endOrLater(accountId: string): Promise<boolean> {
  try {
    return await endServerSession(accountId)
  } catch (error) {
    const isRefusal = error instanceof HttpError && error.code !== 'unknown'
    return isRefusal && error.status < 500 && error.status !== 429
  }
}

/** False if there was no connection to end it over. */
async function endServerSession(accountId: string): Promise<boolean> {
  try {
    await callApi(api.logout, undefined, accountId)
    return true
  } catch (error) {
    if (error instanceof NetworkError) return false
    throw error
  }
}

/** Removes an account's data from this device; unsaved changes keep all of it, for its owner's next sign-in. */
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
