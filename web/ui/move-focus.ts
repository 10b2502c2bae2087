/** Moves the focus without scrolling the page, for cases in which the app does it and not the person (U7). */
import type { RefObject } from 'react'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'

/** Whether something in here has a visible focus: people who use a pointer need no new place for it. */
export function isFocusShownIn(place: Element | null): boolean {
  const focused = document.activeElement
  return focused !== null && place?.contains(focused) === true && focused.matches(':focus-visible')
}

/** False if there is nothing to focus. */
export function moveFocus(target: Element | null | undefined): boolean {
  if (!(target instanceof HTMLElement)) return false
  target.focus({ preventScroll: true })
  return true
}

/** For when the focused element of a list is gone: the list's tab takes the focus. */
export function focusTab(): void {
  moveFocus(document.querySelector('[role=tab][aria-selected=true]'))
}

/** For when the focused element is gone: the page starts again at its top. */
export function focusPage(): void {
  moveFocus(document.querySelector('main'))
}

/** For an element that disappears: a visible focus moves to what stays. `next` finds the element that gets the focus. */
export function useLeaving<Own extends HTMLElement>(
  next: (leaving: Own) => Element | null | undefined,
): RefObject<Own | null> {
  const own = useRef<Own>(null)
  const nextTo = useEffectEvent(next)
  useLayoutEffect(() => {
    const leaving = own.current
    // Runs while the element still exists, so that the focus moves on before it would fall back to the page.
    return () => {
      if (leaving && isFocusShownIn(leaving)) moveFocus(nextTo(leaving))
    }
  }, [])
  return own
}
