/** Decides at the start of the app whether to ask who is here, and whether the server has a session. */
import { useEffect, useState } from 'react'
import type { DeviceAccounts } from '#web/data/device-database.ts'
import { readDeviceAccounts } from '#web/data/device-database.ts'

/** False while a device with several people, or with a PIN, finds out whether this is an app start. */
export function useAppStart(accounts: DeviceAccounts | undefined): boolean {
  const [stage, setStage] = useState<'starting' | 'asking' | 'started'>('starting')
  // Only the first value counts: a person who is added later does not turn this into an app start.
  const [isGuarded, setGuarded] = useState<boolean>()
  if (isGuarded === undefined && accounts) setGuarded(accounts.isGuarded)
  // The last account must not open for a moment before the live query reports the change.
  if (stage === 'asking' && accounts?.activeAccount === null) setStage('started')
  useEffect(() => {
    if (isGuarded === undefined) return
    const until = new AbortController()
    void import('./app-start.ts').then(async ({ runAppStart }) =>
      setStage((await runAppStart(isGuarded, until.signal)) ? 'asking' : 'started'),
    )
    return () => until.abort()
  }, [isGuarded])
  return stage === 'started' || isGuarded === false
}

/** If nobody is known here, asks the server once for a session. True once that is done and no session was found. */
export function useServerCheck(isNobody: boolean): boolean {
  const [isChecked, setChecked] = useState(false)
  useEffect(() => {
    if (isNobody && !isChecked)
      void askServer().then(setChecked, (error: unknown) => {
        setChecked(true)
        reportError(error)
      })
  }, [isNobody, isChecked])
  return isChecked
}

/**
 * Whether the server knows nobody either. An adopted account reaches the screens through the live query a little later.
 * Loaded only if needed: an account known here is shown without asking.
 */
async function askServer(): Promise<boolean> {
  const { adoptServerSession } = await import('./adopt-session.ts')
  await adoptServerSession()
  return (await readDeviceAccounts()).people === 0
}
