/** The device sizes and color schemes of the screenshots. */
import type { BrowserContextOptions } from 'playwright'

type Viewport = { readonly width: number; readonly height: number }
export type Size = {
  readonly name: string
  readonly isTouch: boolean
  /** The font size that is set in the browser, in percent. */
  readonly letters: number
  readonly options: BrowserContextOptions & { readonly viewport: Viewport }
}

export const sizes: readonly Size[] = [
  sizeOf('phone', { width: 390, height: 844 }, true),
  sizeOf('tablet-portrait', { width: 820, height: 1180 }, true),
  sizeOf('tablet-landscape', { width: 1180, height: 820 }, true),
  sizeOf('desktop', { width: 1440, height: 900 }, false),
  sizeOf('side-phone', { width: 844, height: 390 }, true),
  sizeOf('wide', { width: 2560, height: 1440 }, false),
  sizeOf('narrow-phone', { width: 320, height: 640 }, true),
  { ...sizeOf('large-letters', { width: 390, height: 844 }, true), letters: 200 },
]

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

function sizeOf(name: string, viewport: Viewport, isTouch: boolean): Size {
  // Whether the device has a mouse decides `pointer: coarse` for the styles.
  return {
    name,
    isTouch,
    letters: 100,
    options: { viewport, hasTouch: isTouch, isMobile: isTouch },
  }
}
