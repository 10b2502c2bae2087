/** Completes the search index of this device while a search is open. */
import { useEffect } from 'react'
import { useAccount } from '#web/data/account.ts'
import { readFailure } from '#web/data/read-failure.ts'
import { indexWords } from '#web/data/row-words.ts'
import { isQuotaExceeded } from '#web/data/storage-errors.ts'

export function useIndexedWords(): void {
  const { database } = useAccount()
  useEffect(() => {
    let isOver = false
    indexWords(database, { isOver: () => isOver, pause: untilIdle }).catch((error: unknown) => {
      // Search reads what is not indexed, and the next search goes on.
      if (!isQuotaExceeded(error) && readFailure(error) === null) throw error
    })
    return () => {
      isOver = true
    }
  }, [database])
}

function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 500 })
    else setTimeout(resolve, 50)
  })
}
