/** The active account, as screens use it: its database for reading, and one way to change anything. */
import { useLiveQuery, useObservable } from 'dexie-react-hooks'
import { createContext, useContext } from 'react'
import type { Call, CommandInput, CommandName } from '#domain/commands.ts'
import type { AccountDatabase } from './database.ts'
import { hasFirstPage } from './first-page.ts'
import type { Query } from './shared-query.ts'
import { sharedQuery } from './shared-query.ts'

export type OpenAccount = {
  readonly id: string
  readonly database: AccountDatabase
  /**
   * Runs a command: here and at once, queued for the server; or at the server, for those that need a connection.
   * False when it was refused or could not be saved; the person has been told why.
   */
  run<Name extends CommandName>(
    name: Name,
    input: CommandInput<Name>,
    options?: RunOptions,
  ): Promise<boolean>
  /** Runs commands that are taken back together, each held back for a while (R51). None needs a connection. */
  runAll(calls: readonly Call[]): Promise<RanAll>
  /** Takes queued changes back, all or none; false when one has left this device, or other changes build on it. */
  undo(...mutationIds: readonly string[]): Promise<boolean>
  /** Sends what is held back up to a queued change, so that it could be taken back: the person has moved on (R51). */
  release(seq: number): Promise<void>
  /** Holds a queued change back for a while longer, because its toast is looked at. */
  holdOn(seq: number): Promise<void>
  /** Exchanges with the server now, also what is held back; resolves when that is over. */
  syncNow(): Promise<void>
}

export type RunOptions = {
  /** Held back for some seconds, so that it can be taken back as if it had never been (R51). */
  readonly isHeld?: boolean | undefined
  /** For those that need a connection: another try with the same key, after a lost answer, changes nothing more. */
  readonly key?: string
}

export type RanAll = {
  /** The ids of the mutations, in the order of the calls. */
  readonly ids: readonly string[]
  /** The sentences of the refused calls, by their place. */
  readonly refused: ReadonlyMap<number, string>
}

export const AccountContext = createContext<OpenAccount | null>(null)

export function useAccount(): OpenAccount {
  const account = useContext(AccountContext)
  if (account === null) throw new Error('No account is open')
  return account
}

/** Reads the local database and reads again when it changes, in any tab; undefined until the first answer. */
export function useLive<T>(
  query: (database: AccountDatabase) => Promise<T>,
  inputs: readonly unknown[] = [],
): T | undefined {
  const { database } = useAccount()
  return useLiveQuery(() => query(database), [database, ...inputs])
}

/** As `useLive`, but undefined also until the first sync has brought something: before it, nothing is not none. */
export function useSynced<T>(
  query: (database: AccountDatabase) => Promise<T>,
  inputs: readonly unknown[] = [],
): T | undefined {
  const { id } = useAccount()
  return useLive((database) => synced(query)(database, id), [id, ...inputs])
}

/** The query with an answer of undefined until the first sync has brought something. */
export function synced<T>(query: Query<T>): Query<T | undefined> {
  return async (database, id) => {
    const [isThere, found] = await Promise.all([hasFirstPage(database, id), query(database, id)])
    return isThere ? found : undefined
  }
}

/** As `useLive`, read once for all that ask for it. `query` must stay the same function. */
export function useShared<T>(query: Query<T>): T | undefined {
  const account = useAccount()
  return useObservable(() => sharedQuery(account, query), [account.database, query])
}
