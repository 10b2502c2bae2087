/** For an element that disappears: a visible focus moves to what stays, not to the page (U7). */
import type { RefObject } from 'react'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { isFocusShownIn, moveFocus } from './move-focus.ts'

/** `next` finds the element that gets the focus. */
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
