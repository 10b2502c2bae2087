/** The height that the window has for the table of the week, beside what else stands on its page. */
import type { RefObject } from 'react'
import { useLayoutEffect, useRef, useState } from 'react'

export type Room = {
  readonly table: RefObject<HTMLTableElement | null>
  /** Null until it is measured. */
  readonly height: number | null
}

export function useRoom(): Room {
  const table = useRef<HTMLTableElement>(null)
  const [height, setHeight] = useState<number | null>(null)
  useLayoutEffect(() => {
    const page = table.current?.closest('main')
    if (!page) return
    // What is beside the table does not depend on its height, so one measure is enough for each width and head.
    const measure = () =>
      setHeight(innerHeight - (page.offsetHeight - (table.current?.offsetHeight ?? 0)))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(page)
    addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      removeEventListener('resize', measure)
    }
  }, [])
  return { table, height }
}
