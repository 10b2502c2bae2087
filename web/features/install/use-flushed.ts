/** Flushes the queue before installing: on iOS the installed app starts with an empty database (R39). */
import { useContext, useState } from 'react'
import { AccountContext } from '#web/data/account.ts'
import { countWaiting } from '#web/data/unsaved.ts'

/** Longer than an exchange takes; without a connection it does not delay installing. */
const PATIENCE_MS = 5000

export function useFlushed() {
  const account = useContext(AccountContext)
  const [isFlushing, setFlushing] = useState(false)
  const [waiting, setWaiting] = useState(0)

  /** Afterwards `waiting` tells how many changes the server still does not have. */
  async function flush(): Promise<void> {
    if (account === null) return
    setFlushing(true)
    await Promise.race([account.syncNow(), patience()])
    setWaiting(await countWaiting(account.database))
    setFlushing(false)
  }

  return { flush, isFlushing, waiting }
}

function patience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
}
