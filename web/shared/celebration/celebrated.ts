/** Runs the action of a button in a list: on success its card folds away, and its points fly to the balance. */
import { celebrate, noteEarning } from './celebration-store.ts'
import type * as Folding from './fold-away.ts'
import { prefersReducedMotion } from './reduced-motion.ts'

let foldAway: typeof Folding.foldAway | undefined

/** Cards fold away once this is loaded; until then they just disappear. */
export async function loadFolding(): Promise<void> {
  ;({ foldAway } = await import('./fold-away.ts'))
}

export async function celebrated(
  button: HTMLElement,
  points: number,
  act: () => Promise<boolean>,
): Promise<boolean> {
  // The balance may change before the action is over.
  noteEarning()
  // Measured now: by the time the change is saved the card may be gone.
  const from = button.getBoundingClientRect()
  const isDone = await folded(button, act)
  if (isDone && !prefersReducedMotion()) celebrate(from, points)
  return isDone
}

/** For an action that removes the item from its list. */
export async function folded(button: HTMLElement, act: () => Promise<boolean>): Promise<boolean> {
  const item = button.closest<HTMLElement>('li, [role="listitem"]')
  const callOff = item === null || prefersReducedMotion() ? undefined : foldAway?.(item)
  const isDone = await act()
  if (!isDone) callOff?.()
  return isDone
}
