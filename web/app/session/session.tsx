/** Provides the session of this device, known without a network, to everything below (A4), in the person's language. */
import { useLiveQuery } from 'dexie-react-hooks'
import type { ReactNode } from 'react'
import { Fragment, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { languageFor } from '#domain/language/languages.ts'
import { AccountContext } from '#web/data/account.ts'
import type { DeviceAccounts } from '#web/data/device-database.ts'
import { deviceDatabase, readDeviceAccounts } from '#web/data/device-database.ts'
import { lastActiveAccount, saveLastActiveAccount } from '#web/data/person-keys.ts'
import {
  deviceLanguage,
  switchLanguage,
  usePageLanguage,
} from '#web/shared/language/page-language.ts'
import type { Session } from '#web/shared/session/session.ts'
import { SessionContext } from '#web/shared/session/session.ts'
import { currentToast, dismissToast } from '#web/ui/toast-store.ts'
import type { FailureListener, Opened } from './open-account.ts'
import { openAccount } from './open-account.ts'
import { useAppStart, useServerCheck } from './use-app-start.ts'

/** Finds the active account and opens it. `onFailure` must stay the same function. */
export function SessionProvider({
  onFailure,
  children,
}: {
  readonly onFailure: FailureListener
  readonly children: ReactNode
}) {
  // In browsers without any IndexedDB the query never answers.
  const found = useLiveQuery(
    findDeviceAccounts,
    [],
    'indexedDB' in window ? undefined : 'noStorage',
  )
  const accounts = found === 'noStorage' ? undefined : found
  const isStarted = useAppStart(accounts)
  const isChecked = useServerCheck(accounts?.people === 0)
  const opened = useOpened((isStarted && accounts?.activeAccount?.id) || null, onFailure)
  const session: Session =
    found === 'noStorage' ? { status: found } : sessionFrom(accounts, opened, isChecked)
  return (
    <SessionContext.Provider value={session}>
      <AccountContext.Provider value={opened}>
        <InLanguage account={session.status === 'loading' ? undefined : opened}>
          {children}
        </InLanguage>
      </AccountContext.Provider>
    </SessionContext.Provider>
  )
}

async function findDeviceAccounts(): Promise<DeviceAccounts | 'noStorage'> {
  try {
    return await readDeviceAccounts()
  } catch (error) {
    if (deviceDatabase.hasFailed()) return 'noStorage'
    throw error
  }
}

function sessionFrom(
  accounts: DeviceAccounts | undefined,
  opened: Opened | null,
  isChecked: boolean,
): Session {
  if (!accounts) return { status: 'loading' }
  const { activeAccount: account, people, isGuarded } = accounts
  if (account && opened?.id === account.id) return { status: 'signedIn', account, isGuarded }
  if (account) return { status: 'loading' }
  if (people > 0) return { status: 'choosing' }
  return { status: isChecked ? 'signedOut' : 'loading' }
}

/** Opens the active account, and closes it when another one becomes active: nothing of it stays in this tab. */
function useOpened(accountId: string | null, onFailure: FailureListener): Opened | null {
  const [opened, setOpened] = useState<Opened | null>(null)
  const navigate = useNavigate()
  useEffect(() => {
    if (accountId === null) return
    const last = lastActiveAccount()
    saveLastActiveAccount(accountId)
    if (last !== null && last !== accountId) void navigate('/', { replace: true })
    const account = openAccount(accountId, onFailure)
    setOpened(account)
    return () => {
      account.close()
      setOpened(null)
      dismissPersonalToast()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- `navigate` changes with every address; the account stays open
  }, [accountId, onFailure])
  return opened
}

/** A toast is not for the next person, who could not undo its change anyway. */
function dismissPersonalToast(): void {
  const shown = currentToast()
  if (shown && shown.outlives !== true) dismissToast(shown.id)
}

type InLanguageProps = {
  /** Null if nobody is here, undefined while that is not known. */
  readonly account: Opened | null | undefined
  readonly children: ReactNode
}

/** Shows the app in the language of the active account, and again in the new one as soon as it changes. */
function InLanguage({ account, children }: InLanguageProps) {
  const language = usePageLanguage()
  const own = useLiveQuery(async () => {
    if (!account) return account
    return (await account.database.accounts.get(account.id))?.language ?? null
  }, [account])
  // Not read with it: somebody may choose another language for the device meanwhile.
  const wanted = own === undefined ? undefined : languageFor([own, deviceLanguage()])
  useEffect(() => {
    // Without the language's file, everything stays readable in the previous language.
    if (wanted !== undefined) switchLanguage(wanted).catch(() => undefined)
  }, [wanted])
  // Texts are read while rendering, so parts that would not render again by themselves must do so, too.
  return <Fragment key={language}>{children}</Fragment>
}
