/** Defines a screen of the gallery: its viewer, and how to reach it. */
import type { DemoServer, Viewer } from './demo-server.ts'
import type { ShownPage } from './shown-page.ts'

export type Screen = {
  readonly name: string
  readonly viewer: Viewer
  /** Its address, where that says all. */
  readonly path?: string
  /** What has to be done to see it, at its address. */
  readonly act?: (page: ShownPage, demo: DemoServer) => Promise<void>
  /** The address depends on what the household holds. */
  readonly pathIn?: (demo: DemoServer) => string
  /** Changes what the device holds or how it is connected: it gets a device of its own. */
  readonly isApart?: true
  /** Shows something moving, at a moment of it: in each theme anew. */
  readonly isMoving?: true
  /** A dialog lies over it, which is waited for; only what fits the window is shown. */
  readonly isDialog?: true
  /** Only what fits the window: for what floats above a long page. */
  readonly isWindow?: true
  /** The card that offers to install the app is what it shows. */
  readonly isInstallOffered?: true
  /** Passes itself off as another browser. */
  readonly userAgent?: string
}
