/** Finds what is visible and touchable on a page. */

const roles = ['button', 'tab', 'link', 'menuitem', 'switch', 'radio', 'checkbox', 'option']
const targets = [
  'a[href], button, input, select, textarea, summary',
  ...roles.map((role) => `[role="${role}"]`),
].join()
const unseen = '[inert], [aria-hidden="true"], option, script, style, noscript'

export function shownTexts(): readonly Text[] {
  const found: Text[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    if (text.data.trim() !== '' && isShown(text.parentElement)) found.push(text)
  }
  return found
}

export function shownTargets(): readonly Element[] {
  return [...document.querySelectorAll(targets)].filter(isShown)
}

/** Content that is skipped while it is not visible has only an estimated size. */
const asShown = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }

function isShown(element: Element | null): boolean {
  if (!element?.checkVisibility(asShown)) return false
  // Text for screen readers only is one pixel in size; content behind a dialog is inert.
  for (let each: Element | null = element; each; each = each.parentElement)
    if (each.clientWidth === 1 || each.matches(unseen)) return false
  return true
}

/** A description of an element for a list of faults. */
export function named(element: Element | null, text?: Text): string {
  const words = text?.data ?? element?.getAttribute('aria-label') ?? element?.textContent ?? ''
  return `${element?.tagName.toLowerCase()} “${words.trim().slice(0, 50)}”`
}
