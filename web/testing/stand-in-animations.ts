/** Animations of overlays, which tests lack because no style is read: what is closed stays in the page and leaves it never. */
import { vi } from 'vitest'

/** Until `vi.restoreAllMocks()`. */
export function standInAnimations(): void {
  vi.spyOn(globalThis, 'getComputedStyle').mockImplementation(
    (element) =>
      ({
        get animationName() {
          return element.getAttribute('data-state') ?? 'none'
        },
      }) as CSSStyleDeclaration,
  )
}
