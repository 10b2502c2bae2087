/** Moves the focus without scrolling the page, for the cases in which the app does it and not the person (U7). */

/** Whether something in here is focused and shows it: whoever uses a pointer needs no other place. */
export function isFocusShownIn(place: Element | null): boolean {
  const focused = document.activeElement
  return focused !== null && place?.contains(focused) === true && focused.matches(':focus-visible')
}

/** False when there is nothing to focus. */
export function moveFocus(target: Element | null | undefined): boolean {
  if (!(target instanceof HTMLElement)) return false
  target.focus({ preventScroll: true })
  return true
}

/** For when the place of the focus is gone from a list: the list has a tab. */
export function focusTab(): void {
  moveFocus(document.querySelector('[role=tab][aria-selected=true]'))
}

/** For when the place of the focus is gone: the page starts anew at its top. */
export function focusPage(): void {
  moveFocus(document.querySelector('main'))
}
