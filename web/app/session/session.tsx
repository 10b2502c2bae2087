/** Who is signed in on this device: known without a network, and opened for everything below (decision A4). */
import { useLiveQuery } from 'dexie-react-hooks'
import type { ReactNode } from 'react'
import { createContext, useContext, useEffect, useState } from 'react'
import { AccountContext } from '#web/data/account.ts'
import type { KnownAccount } from '#web/data/device-database.ts'
import { frontAccount } from '#web/data/device-database.ts'
import type { FailureListener, Opened } from './open-account.ts'
import { openAccount } from './open-account.ts'

export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'signedOut' }
  | { readonly status: 'signedIn'; readonly account: KnownAccount }

const SessionContext = createContext<Session>({ status: 'loading' })

export function useSession(): Session {
  return useContext(SessionContext)
}

/** Finds out who is in front and opens their account. `onFailure` must stay the same function. */
export function SessionProvider({
  onFailure,
  children,
}: {
  readonly onFailure: FailureListener
  readonly children: ReactNode
}) {
  const front = useLiveQuery(frontAccount)
  const isChecked = useServerCheck(front === null)
  const opened = useOpened(front?.id ?? null, onFailure)
  return (
    <SessionContext.Provider value={sessionFrom(front, opened, isChecked)}>
      <AccountContext.Provider value={opened}>{children}</AccountContext.Provider>
    </SessionContext.Provider>
  )
}

function sessionFrom(
  front: KnownAccount | null | undefined,
  opened: Opened | null,
  isChecked: boolean,
): Session {
  if (front && opened?.id === front.id) return { status: 'signedIn', account: front }
  return { status: front === null && isChecked ? 'signedOut' : 'loading' }
}

/** With nobody in front the server is asked once; the answer brings somebody to the front, or it is over. */
function useServerCheck(isNobody: boolean): boolean {
  const [isChecked, setChecked] = useState(false)
  useEffect(() => {
    if (isNobody && !isChecked) void askServer().finally(() => setChecked(true))
  }, [isNobody, isChecked])
  return isChecked
}

/** Loaded only when it is needed: whoever is known here is shown without asking. */
async function askServer(): Promise<void> {
  const { adoptServerSession, finishSignOuts } = await import('./session-actions.ts')
  await finishSignOuts()
  await adoptServerSession()
}

function useOpened(accountId: string | null, onFailure: FailureListener): Opened | null {
  const [opened, setOpened] = useState<Opened | null>(null)
  useEffect(() => {
    if (accountId === null) return
    const account = openAccount(accountId, onFailure)
    // oxlint-disable-next-line react/set-state-in-effect -- an account is opened outside React, and closed with the effect
    setOpened(account)
    return () => {
      account.close()
      setOpened(null)
    }
  }, [accountId, onFailure])
  return opened
}
