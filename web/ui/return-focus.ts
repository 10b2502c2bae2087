/** Remembers the focused element when an overlay opens and focuses it again when the overlay closes. */
import { useLayoutEffect, useRef } from 'react'
import { focusPage, moveFocus } from './move-focus.ts'

export function useReturnFocus(open: boolean): (event: Event) => void {
  const opener = useRef<Element | null>(null)
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement
  }, [open])

  return (event) => {
    event.preventDefault()
    // The focus already has a new place, such as the page that was just opened.
    if (document.activeElement !== null && document.activeElement !== document.body) return
    if (opener.current?.isConnected === true) moveFocus(opener.current)
    // The opener is gone, such as a card that was just deleted, or can no longer be pressed: the page itself takes the focus.
    if (document.activeElement === document.body) focusPage()
  }
}
