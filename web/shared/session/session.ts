/** The session of this device, for the components below it. */
import { createContext, useContext } from 'react'
import type { KnownAccount } from '#web/data/device-database.ts'

export type Session =
  | { readonly status: 'loading' }
  /** The browser stores nothing for us: a private window, or storage is switched off (R42). */
  | { readonly status: 'noStorage' }
  | { readonly status: 'signedOut' }
  /** Several people use this device, or one with a PIN, and no account is active. */
  | { readonly status: 'choosing' }
  | { readonly status: 'signedIn'; readonly account: KnownAccount; readonly isGuarded: boolean }

/** Provided by web/app/session. */
export const SessionContext = createContext<Session>({ status: 'loading' })

export function useSession(): Session {
  return useContext(SessionContext)
}
