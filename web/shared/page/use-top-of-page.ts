/** Another page of a list, or another step, starts at its top, for both the scroll position and the focus. */
import { useEffect, useRef } from 'react'
import { focusPage, moveFocus } from '#web/ui/move-focus.ts'

/** Without an element of its own for the focus, the whole page takes it. */
export function useTopOfPage<Place extends HTMLElement>(page: number | boolean) {
  const place = useRef<Place>(null)
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    if (!moveFocus(place.current)) focusPage()
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [page])
  return place
}
