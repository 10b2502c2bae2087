/** Starts the app: styles, the active account with its routes and toasts, and the worker that opens the app offline. */
import { setNonce } from 'get-nonce'
import type { ReactNode } from 'react'
import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { StyleSheetManager } from 'styled-components'
import { ErrorBoundary } from '#web/app/error-boundary.tsx'
import { RouteTable } from '#web/app/route-table.tsx'
import { SessionProvider } from '#web/app/session/session.tsx'
import { abortTransactions } from '#web/data/running-transactions.ts'
import { keepInstallEvent } from '#web/features/install/install-event.ts'
import { loadFolding } from '#web/shared/celebration/celebrated.ts'
import { startLanguage } from '#web/shared/language/page-language.ts'
import { ignoreMissingChunks } from '#web/shared/loading/missing-chunk.ts'
import { firstScreen } from '#web/ui/first-screen.ts'
import { lazyExtra } from '#web/ui/lazy-component.ts'
import { warmUpOverlays } from '#web/ui/overlay-loader.ts'
import { startThemeChoice } from '#web/ui/theme-choice.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { Toaster } from '#web/ui/toaster.tsx'
import '#web/ui/global-style.css'

const AfterFirstScreen = lazyExtra(async () => {
  await firstScreen()
  return (await import('#web/app/after-first-screen.tsx')).AfterFirstScreen
})

const root = document.getElementById('root')
// old-browser.js removes this element, and says in its place what is missing.
if (root !== null) start(root)

function start(root: HTMLElement): void {
  startThemeChoice()
  watchLeaving()
  ignoreMissingChunks()
  keepInstallEvent()
  void showIn(root)
  void firstScreen().then(() => {
    warmUpOverlays()
    loadFolding().catch(() => undefined)
    // In its own chunk: nothing on the first screen waits for the worker, which then fetches all the rest.
    return import('#web/pwa/register-worker.ts').then(({ registerWorker }) => registerWorker())
  })
}

/**
 * Ends running transactions when the page is left. A browser may freeze the page in the back/forward cache. WebKit does
 * so even during a transaction, which then stays open and blocks every later page of the app until the cached page is
 * discarded. Dexie closes its connections by itself, but a close waits for running transactions.
 */
function watchLeaving(): void {
  let wasAborted = false
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted) wasAborted = abortTransactions()
    // If it is shown again, it ignores taps that the reload would lose.
    document.body.inert = wasAborted
  })
  // Code is still waiting for the aborted transactions, so a page that is shown again reloads.
  window.addEventListener('pageshow', () => {
    if (wasAborted) window.location.reload()
  })
}

/** In the language used last, or in English if its file cannot be loaded. */
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

/** Hands the nonce of this build to the scroll lock of dialogs. Call once, before the first render. */
function startStyleNonce(): string | undefined {
  const nonce = styleNonce()
  if (nonce !== undefined) setNonce(nonce)
  return nonce
}

/** Read from `<meta property="csp-nonce">`; undefined if the page has no content security policy. */
function styleNonce(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')
  // Browsers hide the attribute from scripts that read it as text; the property still holds it.
  return meta?.nonce || undefined
}

type StyleRootProps = {
  readonly nonce: string | undefined
  readonly children: ReactNode
}

/** Gives the rules that are added at run time the same nonce. */
function StyleRoot({ nonce, children }: StyleRootProps) {
  return nonce === undefined ? (
    children
  ) : (
    <StyleSheetManager nonce={nonce}>{children}</StyleSheetManager>
  )
}

function App() {
  return (
    <BrowserRouter>
      <ErrorBoundary>
        <SessionProvider onFailure={showFailure}>
          <RouteTable />
          <Suspense fallback={null}>
            <AfterFirstScreen />
          </Suspense>
        </SessionProvider>
      </ErrorBoundary>
      <Toaster />
    </BrowserRouter>
  )
}

/** Every failed change shows a destructive toast, under the title its command declares (U2). */
function showFailure(title: string, message: string): void {
  showToast({ title, description: message, tone: 'bad' })
}
