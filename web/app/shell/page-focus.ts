/** Moves the focus to a new page, so that keyboard and screen reader start at its top. */
import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** `isCovered`: an overlay has the focus; the page takes it when the overlay is gone. */
export function usePageFocus(isCovered: boolean): void {
  const { pathname } = useLocation()
  const kind = useNavigationType()
  const focused = useRef(pathname)
  useEffect(() => {
    if (isCovered || focused.current === pathname) return
    focused.current = pathname
    document.getElementById('content')?.focus({ preventScroll: true })
    // When going back, the browser restores the previous position.
    if (kind !== NavigationType.Pop) window.scrollTo({ top: 0, behavior: 'instant' })
  }, [isCovered, pathname, kind])
}
