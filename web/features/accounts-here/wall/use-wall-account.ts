/** The account whose week hangs here: its database for reading. Nothing is changed in its name, and nobody is signed in. */
import { useEffect, useState } from 'react'
import type { OpenAccount } from '#web/data/account.ts'
import { AccountDatabase } from '#web/data/database.ts'

export function useWallAccount(id: string): OpenAccount | null {
  const [account, setAccount] = useState<OpenAccount | null>(null)
  useEffect(() => {
    const database = new AccountDatabase(id)
    // oxlint-disable-next-line react/set-state-in-effect -- opened while rendering it would stay open whenever React renders again
    setAccount(readingOnly(id, database))
    return () => {
      setAccount(null)
      database.close()
    }
  }, [id])
  return account
}

function readingOnly(id: string, database: AccountDatabase): OpenAccount {
  const no = () => Promise.resolve(false)
  const nothing = () => Promise.resolve()
  return { id, database, run: no, undo: no, release: nothing, holdOn: nothing, syncNow: nothing }
}
