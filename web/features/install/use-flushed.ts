/** Flushes the queue before installing: on iOS the installed app starts with an empty database (R39). */
import { useContext, useState } from 'react'
import { AccountContext } from '#web/data/account.ts'
import { countWaiting } from '#web/data/unsaved.ts'
import { flush } from '#web/shared/session/flush.ts'

export function useFlushed() {
  const account = useContext(AccountContext)
  const [isFlushing, setFlushing] = useState(false)
  const [waiting, setWaiting] = useState(0)

  /** Afterwards `waiting` tells how many changes the server still does not have. */
  async function flushFirst(): Promise<void> {
    if (account === null) return
    setFlushing(true)
    await flush(account)
    setWaiting(await countWaiting(account.database))
    setFlushing(false)
  }

  return { flush: flushFirst, isFlushing, waiting }
}
