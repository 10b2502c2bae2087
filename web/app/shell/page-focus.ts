/** Moves the focus to a new page, so that keyboard and screen reader start at its top. */
import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** `isCovered`: an overlay holds the focus; the page takes it when that is gone. */
export function usePageFocus(isCovered: boolean): void {
  const { pathname } = useLocation()
  const kind = useNavigationType()
  const focused = useRef(pathname)
  useEffect(() => {
    if (isCovered || focused.current === pathname) return
    focused.current = pathname
    document.getElementById('content')?.focus({ preventScroll: true })
    // Going back, the browser restores where one was.
    if (kind !== NavigationType.Pop) window.scrollTo({ top: 0, behavior: 'instant' })
  }, [isCovered, pathname, kind])
}
