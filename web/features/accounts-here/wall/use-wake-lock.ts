/** Keeps the screen on where the browser can. Hidden, the page loses the lock, and takes it again when it is back. */
import { useEffect } from 'react'

export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    const until = new AbortController()
    let lock: WakeLockSentinel | null = null
    const take = async () => {
      if (document.visibilityState !== 'visible') return
      const taken = await navigator.wakeLock.request('screen')
      if (until.signal.aborted) await taken.release()
      else lock = taken
    }
    // Refused when the battery is low: the screen then goes dark as it would anyway.
    const tryToTake = () => void take().catch(() => undefined)
    tryToTake()
    document.addEventListener('visibilitychange', tryToTake, { signal: until.signal })
    return () => {
      until.abort()
      void lock?.release().catch(() => undefined)
    }
  }, [])
}
