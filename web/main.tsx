/** Starts the app: styles, the active account, and the worker that opens the app offline. */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '#web/app/app.tsx'
import { watchLeaving } from '#web/app/leave-page.ts'
import { keepInstallEvent } from '#web/features/install/install-event.ts'
import { loadFolding } from '#web/shared/celebration/celebrated.ts'
import { startLanguage } from '#web/shared/language/spoken-language.ts'
import { ignoreMissingChunks } from '#web/shared/loading/missing-chunk.ts'
import { firstScreen } from '#web/ui/first-screen.ts'
import { warmUpOverlays } from '#web/ui/overlay-loader.ts'
import { startStyleNonce, StyleRoot } from '#web/ui/style-root.tsx'
import { startThemeChoice } from '#web/ui/theme-choice.ts'
import '#web/ui/global-style.css'

const root = document.getElementById('root')
// old-browser.js takes it away, and says in its place what is missing.
if (root !== null) start(root)

/** In the language that was spoken last, or in English where its file cannot be had. */
async function showIn(root: HTMLElement): Promise<void> {
  await startLanguage().catch(() => undefined)
  createRoot(root).render(
    <StrictMode>
      <StyleRoot nonce={startStyleNonce()}>
        <App />
      </StyleRoot>
    </StrictMode>,
  )
}

function start(root: HTMLElement): void {
  startThemeChoice()
  watchLeaving()
  ignoreMissingChunks()
  keepInstallEvent()
  void showIn(root)
  void firstScreen().then(() => {
    warmUpOverlays()
    loadFolding().catch(() => undefined)
    // In its own chunk: nothing of the first screen waits for the worker, which then fetches all the rest.
    return import('#web/pwa/register-worker.ts').then(({ registerWorker }) => registerWorker())
  })
}
