/** A signed-in device with the app open, in any engine. */
import type { Screen } from './screen.ts'
import type { ShownPage } from './shown-page.ts'
import type { Size, Theme } from './sizes.ts'

export type Device = {
  readonly page: ShownPage
  readonly light: (theme: Theme) => Promise<void>
  /** The errors of the browser since the last call. */
  readonly complaints: () => readonly string[]
  readonly close: () => Promise<void>
}

export type OpenDevice = (screen: Screen, size: Size) => Promise<Device>

/** The card that offers to install the app would cover every picture. Runs in the page. */
export function dismissInstalling(): void {
  try {
    sessionStorage.setItem('mitten-install-dismissed', '1')
  } catch {
    // The browser's own pages have no storage.
  }
}
