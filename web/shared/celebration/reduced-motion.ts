/** Whether reduced motion is preferred: then numbers change at once, and their card glows. */

export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
