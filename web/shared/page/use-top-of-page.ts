/** Another page of a list starts at its top, for both the scroll position and the focus. */
import { useEffect, useRef } from 'react'

export function useTopOfPage<Place extends HTMLElement>(page: number) {
  const place = useRef<Place>(null)
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    place.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [page])
  return place
}
