/**
 * Data that only the server has: requested when the screen opens and when the connection is back. It is kept only in
 * memory, dropped when the screen is left, and neither polled nor retried (A14).
 */
import { useCallback, useEffect, useState } from 'react'
import { messageOf } from './message-of.ts'
import { useOnline } from './use-online.ts'

export type Read<T> = (leaving: AbortSignal) => Promise<T>

export type Fetched<T> = {
  /** The newest answer; it stays while another one is awaited, and after a failure. Null before the first one. */
  readonly value: T | null
  /** Why the newest attempt failed; null if it did not. */
  readonly failure: string | null
  /** Whether the present request has not been answered yet. */
  readonly isLoading: boolean
  readonly isOnline: boolean
  readonly reload: () => void
}

type Known<T> = {
  readonly value: T | null
  readonly failure: string | null
  /** The read that was answered, and which request it was. */
  readonly read: Read<T> | null
  readonly times: number
}

/** `read` must stay the same function as long as the same data is wanted. */
export function useFetched<T>(read: Read<T>): Fetched<T> {
  const isOnline = useOnline()
  const [known, setKnown] = useState<Known<T>>({ value: null, failure: null, read: null, times: 0 })
  const [times, setTimes] = useState(1)
  const reload = useCallback(() => setTimes((before) => before + 1), [])

  useEffect(() => {
    if (!isOnline) return
    const leaving = new AbortController()
    const { signal } = leaving
    read(signal).then(
      (value) => {
        if (!signal.aborted) setKnown({ value, failure: null, read, times })
      },
      (error: unknown) => {
        if (signal.aborted) return
        const failure = messageOf(error)
        setKnown(({ value }) => ({ value, failure, read, times }))
      },
    )
    return () => leaving.abort()
  }, [isOnline, read, times])

  const isLoading = isOnline && (known.read !== read || known.times !== times)
  const failure = isLoading ? null : known.failure
  return { value: known.value, failure, isLoading, isOnline, reload }
}
