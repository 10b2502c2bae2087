/** Starts the app: styles, the active account, and the worker that opens the app offline. */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '#web/app/app.tsx'
import { watchLeaving } from '#web/app/leave-page.ts'
import { keepInstallEvent } from '#web/features/install/install-event.ts'
import { loadFolding } from '#web/shared/celebration/celebrated.ts'
import { ignoreMissingChunks } from '#web/shared/loading/missing-chunk.ts'
import { firstScreen } from '#web/ui/first-screen.ts'
import { warmUpOverlays } from '#web/ui/overlay-loader.ts'
import { startStyleNonce, StyleRoot } from '#web/ui/style-root.tsx'
import { startThemeChoice } from '#web/ui/theme-choice.ts'
import '#web/ui/tokens.css'
import '#web/ui/fonts.css'
import '#web/ui/global-style.css'

const root = document.getElementById('root')
// old-browser.js takes it away, and says in its place what is missing.
if (root !== null) start(root)

function start(root: HTMLElement): void {
  startThemeChoice()
  watchLeaving()
  ignoreMissingChunks()
  keepInstallEvent()
  createRoot(root).render(
    <StrictMode>
      <StyleRoot nonce={startStyleNonce()}>
        <App />
      </StyleRoot>
    </StrictMode>,
  )
  void firstScreen().then(() => {
    warmUpOverlays()
    loadFolding().catch(() => undefined)
    // In its own chunk: nothing of the first screen waits for the worker, which then fetches all the rest.
    return import('#web/pwa/register-worker.ts').then(({ registerWorker }) => registerWorker())
  })
}
