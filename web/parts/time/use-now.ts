/** The present minute, for what depends on the time of day without anything being written. */
import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000

/** Changes once a minute, and when the page comes back to the front. */
export function useNow(): Date {
  const minute = useSyncExternalStore(subscribe, currentMinute)
  return new Date(minute * MINUTE_MS)
}

function currentMinute(): number {
  return Math.floor(Date.now() / MINUTE_MS)
}

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE_MS / 4)
  document.addEventListener('visibilitychange', listener)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', listener)
  }
}
