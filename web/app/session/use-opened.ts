/** Opens the active account, and closes it when another one becomes active: nothing of it stays in this tab. */
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { lastActiveAccount, saveLastActiveAccount } from '#web/data/person-keys.ts'
import { currentToast, dismissToast } from '#web/ui/toast-store.ts'
import type { FailureListener, Opened } from './open-account.ts'
import { openAccount } from './open-account.ts'

export function useOpened(accountId: string | null, onFailure: FailureListener): Opened | null {
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
      takeToastAlong()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- `navigate` changes with every address; the account stays open
  }, [accountId, onFailure])
  return opened
}

/** What was told to somebody is not for who comes next, and nobody else can undo it. */
function takeToastAlong(): void {
  const shown = currentToast()
  if (shown && shown.outlives !== true) dismissToast(shown.id)
}
