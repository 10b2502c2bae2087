/** Lists of unknown length: more rows are loaded when the end comes near. */
import { useEffect, useEffectEvent, useRef, useState } from 'react'

const FIRST = 30
/** The steps grow with the list up to this: every step reads the list from its start again. */
const MAX_ROWS_ADDED = 60
/** How far beyond the window's edge the next step is requested, so that its rows are there in time. */
const AHEAD = '2000px'

/** How many rows to read now; `more` reads one step further. */
export function useGrowingLimit(): { readonly limit: number; readonly more: () => void } {
  const [limit, setLimit] = useState(FIRST)
  return { limit, more: () => setLimit(limit + Math.min(limit, MAX_ROWS_ADDED)) }
}

/** Keeps the last result while the next one loads: a growing list must not disappear. */
export function useLatest<T>(value: T | undefined): T | undefined {
  const [latest, setLatest] = useState(value)
  if (value !== undefined && value !== latest) setLatest(value)
  return value ?? latest
}

/** After the last row while there are more. Key it by the number of rows: a longer list has another end. */
export function ListEnd({ onReach }: { readonly onReach: () => void }) {
  const mark = useRef<HTMLDivElement>(null)
  const reach = useEffectEvent(onReach)
  useEffect(() => {
    if (mark.current === null) return
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) reach()
      },
      { rootMargin: AHEAD },
    )
    watcher.observe(mark.current)
    return () => watcher.disconnect()
  }, [])
  return <div ref={mark} aria-hidden="true" />
}
