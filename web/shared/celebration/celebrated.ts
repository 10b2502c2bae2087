/** Runs the action of a button in a list; on success its points fly to the balance and its card folds away. */
import { celebrate } from './celebration-store.ts'
import { foldAway } from './fold-away.ts'
import { wantsLessMotion } from './less-motion.ts'

export async function celebrated(
  button: HTMLElement,
  points: number,
  act: () => Promise<boolean>,
): Promise<boolean> {
  if (wantsLessMotion()) return act()
  // Measured now: by the time the change is saved the card may be gone.
  const from = button.getBoundingClientRect()
  const item = button.closest<HTMLElement>('li, [role="listitem"]')
  const callOff = item && foldAway(item)
  const isDone = await act()
  if (isDone) celebrate(from, points)
  else callOff?.()
  return isDone
}
