/** Defines a screen of the gallery: who looks at it, and how to reach it. */
import type { DemoServer, Viewer } from './demo-server.ts'
import type { ShownPage } from './shown-page.ts'

export type Screen = {
  readonly name: string
  readonly viewer: Viewer
  /** Its address, if that is enough to reach it. */
  readonly path?: string
  /** The steps to reach it at its address. */
  readonly act?: (page: ShownPage, demo: DemoServer) => Promise<void>
  /** The address depends on the household's data. */
  readonly pathIn?: (demo: DemoServer) => string
  /** Changes the data or the connection of the device, so it gets a device of its own. */
  readonly isApart?: true
  /** Shows a moment of an animation, so it is reached again for each theme. */
  readonly isMoving?: true
  /** Waits for the dialog on top of it; shows only what fits into the window. */
  readonly isDialog?: true
  /** Shows only what fits into the window: for elements that float above a long page. */
  readonly isWindow?: true
  /** Shows the card that offers to install the app. */
  readonly isInstallOffered?: true
  /** The User-Agent of another browser. */
  readonly userAgent?: string
}
