/** Whether less motion is preferred: then numbers change at once, and their card glows. */

export function wantsLessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
