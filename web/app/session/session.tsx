/** Who is signed in on this device: known without a network, and opened for everything below (A4). */
import { useLiveQuery } from 'dexie-react-hooks'
import type { ReactNode } from 'react'
import { AccountContext } from '#web/data/account.ts'
import type { Front } from '#web/data/device-database.ts'
import { deviceDatabase, readFront } from '#web/data/device-database.ts'
import type { Session } from '#web/shared/session/session.ts'
import { SessionContext } from '#web/shared/session/session.ts'
import type { FailureListener, Opened } from './open-account.ts'
import { useAppStart, useServerCheck } from './use-app-start.ts'
import { useOpened } from './use-opened.ts'

/** Finds out who is in front and opens their account. `onFailure` must stay the same function. */
export function SessionProvider({
  onFailure,
  children,
}: {
  readonly onFailure: FailureListener
  readonly children: ReactNode
}) {
  // Without any IndexedDB the query never answers.
  const found = useLiveQuery(findFront, [], 'indexedDB' in window ? undefined : 'noStorage')
  const front = found === 'noStorage' ? undefined : found
  const isStarted = useAppStart(front)
  const isChecked = useServerCheck(front?.people === 0)
  const opened = useOpened((isStarted && front?.account?.id) || null, onFailure)
  const session: Session =
    found === 'noStorage' ? { status: found } : sessionFrom(front, opened, isChecked)
  return (
    <SessionContext.Provider value={session}>
      <AccountContext.Provider value={opened}>{children}</AccountContext.Provider>
    </SessionContext.Provider>
  )
}

async function findFront(): Promise<Front | 'noStorage'> {
  try {
    return await readFront()
  } catch (error) {
    if (deviceDatabase.hasFailed()) return 'noStorage'
    throw error
  }
}

function sessionFrom(front: Front | undefined, opened: Opened | null, isChecked: boolean): Session {
  if (!front) return { status: 'loading' }
  const { account, people, isGuarded } = front
  if (account && opened?.id === account.id) return { status: 'signedIn', account, isGuarded }
  if (account) return { status: 'loading' }
  if (people > 0) return { status: 'choosing' }
  return { status: isChecked ? 'signedOut' : 'loading' }
}
