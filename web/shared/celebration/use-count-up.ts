/** Animates a number to its new value; without animation if less motion is preferred. */
import { useEffect, useRef, useState } from 'react'
import { wantsLessMotion } from './less-motion.ts'

const RUN_MS = 420

export function useCountUp(target: number): number {
  const [shown, setShown] = useState(target)
  const latest = useRef(target)
  const isStill = wantsLessMotion()
  useEffect(() => {
    const from = isStill ? target : latest.current
    latest.current = from
    if (from === target) return
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
