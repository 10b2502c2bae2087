/** Which keys do what, and when a key press is meant for something else. */

/** Keys pressed after `g`, and where they go. */
export const places: Readonly<Record<string, string>> = {
  h: '/',
  t: '/tasks',
  r: '/rewards',
  p: '/points',
}

/** So long after `g` the next key still belongs to it. */
export const PAIR_MS = 1500

type Press = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'isComposing' | 'target'
> & { readonly defaultPrevented: boolean }

/** The key as a shortcut; null when it is typed, held, meant for the browser, or for what lies over the page. */
export function shortcutOf(press: Press): string | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey, repeat, isComposing } = press
  if (press.defaultPrevented || isComposing || repeat) return null
  if (ctrlKey || metaKey || altKey || key.length !== 1) return null
  if (isTypedInto(press.target) || isSomethingOpen()) return null
  // With Shift some layouts write "/" and "?"; a letter is then another one.
  const isLetter = key.toLowerCase() !== key.toUpperCase()
  return isLetter && shiftKey ? null : key.toLowerCase()
}

const typing = 'input, textarea, select, [contenteditable]:not([contenteditable=false])'

function isTypedInto(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(typing) !== null
}

function isSomethingOpen(): boolean {
  return document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null
}
