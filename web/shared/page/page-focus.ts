/** Moves the focus to a new page, so that keyboard and screen reader start at its top. */
import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** `isCovered`: an overlay has the focus; the page takes it when the overlay is gone. */
export function usePageFocus(isCovered: boolean): void {
  // The steps to other weeks stay on their page, and keep the focus.
  const page = useLocation().pathname.replace(/\/\d{4}-\d\d-\d\d$/, '')
  const kind = useNavigationType()
  const focused = useRef(page)
  useEffect(() => {
    if (isCovered || focused.current === page) return
    focused.current = page
    document.getElementById('content')?.focus({ preventScroll: true })
    // When going back, the browser restores the previous position.
    if (kind !== NavigationType.Pop) window.scrollTo({ top: 0, behavior: 'instant' })
  }, [isCovered, page, kind])
}
