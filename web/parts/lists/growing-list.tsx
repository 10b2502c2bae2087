/** Long lists show a part, and more of it as its end comes near, so that thousands of rows stay light. */
import { useEffect, useEffectEvent, useRef, useState } from 'react'

const STEP = 30

/** How many rows to read now; `more` reads a step further. */
export function useGrowingLimit(): { readonly limit: number; readonly more: () => void } {
  const [limit, setLimit] = useState(STEP)
  return { limit, more: () => setLimit(limit + STEP) }
}

/** Stands after the last row while there are more. Key it by the number of rows: a longer list has another end. */
export function ListEnd({ onReach }: { readonly onReach: () => void }) {
  const mark = useRef<HTMLDivElement>(null)
  const reach = useEffectEvent(onReach)
  useEffect(() => {
    if (mark.current === null) return
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) reach()
      },
      { rootMargin: '800px' },
    )
    watcher.observe(mark.current)
    return () => watcher.disconnect()
  }, [])
  return <div ref={mark} aria-hidden="true" />
}
