/** Moves the focus without scrolling the page, for cases in which the app does it and not the person (U7). */

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
