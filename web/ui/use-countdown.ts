/** Time that runs out, unless somebody holds it. */
import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls `onEnd` after so many milliseconds that were not held; null never ends. */
export function useCountdown(ms: number | null, isHeld: boolean, onEnd: () => void): void {
  const left = useRef(ms)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    left.current = ms
  }, [ms])
  useEffect(() => {
    if (isHeld || ms === null) return undefined
    const startedAt = performance.now()
    const timer = setTimeout(() => end(), left.current ?? ms)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(0, (left.current ?? ms) - (performance.now() - startedAt))
    }
  }, [ms, isHeld])
}

/** How often the waiting code is told that it is still held. */
const TELL_EVERY_MS = 2000

/** Tells when the holding begins, now and then, and when it ends: then the rest of the time begins. */
export function useWhileHeld(isHeld: boolean, onHeld: (() => void) | undefined): void {
  const tell = useEffectEvent(() => onHeld?.())
  useEffect(() => {
    if (!isHeld) return undefined
    tell()
    const timer = setInterval(() => tell(), TELL_EVERY_MS)
    return () => {
      clearInterval(timer)
      tell()
    }
  }, [isHeld])
}
