/**
 * Animates a number up to its new value if points were just earned here; all other changes are shown at once, and so is
 * everything if less motion is preferred.
 */
import { useEffect, useRef, useState } from 'react'
import { hasJustEarned } from './celebration-store.ts'
import { prefersReducedMotion } from './reduced-motion.ts'

const RUN_MS = 420

export function useCountUp(target: number): number {
  const [shown, setShown] = useState(target)
  const latest = useRef(target)
  const isStill = prefersReducedMotion()
  useEffect(() => {
    const counts = !isStill && latest.current < target && hasJustEarned()
    const from = counts ? latest.current : target
    latest.current = from
    setShown(from)
    if (!counts) return
    const start = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      const share = Math.min(Math.max((now - start) / RUN_MS, 0), 1)
      latest.current = Math.round(from + (target - from) * (1 - (1 - share) ** 3))
      setShown(latest.current)
      if (share < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [target, isStill])
  return isStill ? target : shown
}
