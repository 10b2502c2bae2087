/** The active account as screens use it: its database for reading, and one way to change anything. */
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
   * Runs a command: here and immediately, queued for the server; or at the server, if it needs a connection. False if
   * it was refused or could not be saved; the person has been told why.
   */
  run<Name extends CommandName>(
    name: Name,
    input: CommandInput<Name>,
    options?: RunOptions,
  ): Promise<boolean>
  /** Runs commands that are taken back together; each is held for a while (R51). None of them may need a connection. */
  runAll(calls: readonly Call[]): Promise<RunAllResult>
  /** Takes queued changes back, all or none; false if one has left this device, or if other changes build on it. */
  undo(...mutationIds: readonly string[]): Promise<boolean>
  /** Sends changes held so that they could be taken back, up to a queued one: the person has moved on (R51). */
  release(seq: number): Promise<void>
  /** Holds a queued change for a while longer, because its toast has the person's attention. */
  holdOn(seq: number): Promise<void>
  /** Exchanges with the server now, including held changes; resolves when that is done. */
  syncNow(): Promise<void>
}

export type RunOptions = {
  /** Held for some seconds, so that it can be taken back as if it had never happened (R51). */
  readonly isHeld?: boolean | undefined
  /** For commands that need a connection: after a lost answer, another try with the same key changes nothing more. */
  readonly key?: string
}

export type RunAllResult = {
  /** The ids of the mutations, in the order of the calls. */
  readonly ids: readonly string[]
  /** The sentences of refused calls, by their index. */
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

/** Like `useLive`, but also undefined until the first sync has brought something: until then, empty says nothing. */
export function useSynced<T>(
  query: (database: AccountDatabase) => Promise<T>,
  inputs: readonly unknown[] = [],
): T | undefined {
  const { id } = useAccount()
  return useLive((database) => synced(query)(database, id), [id, ...inputs])
}

/** A query that returns undefined until the first sync has brought something. */
export function synced<T>(query: Query<T>): Query<T | undefined> {
  return async (database, id) => {
    const [isThere, found] = await Promise.all([hasFirstPage(database, id), query(database, id)])
    return isThere ? found : undefined
  }
}

/** Like `useLive`, but read once for all callers. `query` must stay the same function. */
export function useShared<T>(query: Query<T>): T | undefined {
  const account = useAccount()
  return useObservable(() => sharedQuery(account, query), [account.database, query])
}
