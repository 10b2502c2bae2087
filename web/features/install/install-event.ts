/** Keeps the browser's install prompt until the person uses it, and its outcome. */
import { createExternalStore } from '#web/ui/external-store.ts'
import { createStoredText } from '#web/ui/stored-text.ts'

/** Not in TypeScript's library: Chromium only. */
type InstallEvent = Event & {
  prompt(): Promise<void>
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

export type InstallProgress = {
  readonly event: InstallEvent | null
  readonly isDismissed: boolean
  /** Accepted or installed while this page was open. */
  readonly isDone: boolean
}

const dismissed = createStoredText('sessionStorage', 'mitten-install-dismissed')
const progress = createExternalStore<InstallProgress>({
  event: null,
  isDismissed: dismissed.read() !== null,
  isDone: false,
})
export const { get: installProgress, subscribe: subscribeToInstall } = progress

/** Call before anything else is loaded: the browser makes its offer only once, and early. */
export function keepInstallEvent(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    publish({ event: event as InstallEvent })
  })
  window.addEventListener('appinstalled', () => {
    dismissed.write(null)
    publish({ event: null, isDismissed: false, isDone: true })
    // The browser should not clear the data of an installed app (R39).
    void navigator.storage?.persist?.()
  })
}

export function finishInstall(): void {
  publish({ isDone: true })
}

/** Not offered again in this browser session. */
export function dismissInstall(): void {
  dismissed.write('1')
  publish({ isDismissed: true })
}

/** Opens the browser's own dialog; each event works only once. */
export async function askBrowserToInstall(): Promise<void> {
  const { event } = progress.get()
  if (event === null) return
  await event.prompt()
  const { outcome } = await event.userChoice
  publish({ event: null })
  if (outcome === 'accepted') finishInstall()
  else dismissInstall()
}

function publish(change: Partial<InstallProgress>): void {
  progress.set({ ...progress.get(), ...change })
}
