/** Whether less motion is preferred: then numbers change at once, and the card that shows them glows. */

export function wantsLessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
