/** The container of toasts. Place it once, beside the app, so that its live regions exist before the first message. */
import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { firstScreen } from './first-screen.ts'
import { lazyComponent } from './lazy-component.ts'
import { theme } from './theme.ts'
import { currentToast, subscribeToToast } from './toast-store.ts'

/* When the first screen is shown nothing has happened yet, but the network may go at any time. */
const loadCard = () => import('./toast-card.tsx')
const ToastCard = lazyComponent(loadCard, 'ToastCard')

export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToast, currentToast)
  // A failure is not reported: the first toast loads again.
  useEffect(() => {
    void firstScreen().then(() => loadCard().catch(() => undefined))
  }, [])
  const bad = toast?.tone === 'bad'
  const shown = toast && (
    <Suspense fallback={null}>
      <ToastCard key={toast.id} toast={toast} />
    </Suspense>
  )
  return (
    <Corner data-toaster={toast ? 'shown' : ''}>
      <div role="status" aria-live="polite">
        {!bad && shown}
      </div>
      <div role="alert" aria-live="assertive">
        {bad && shown}
      </div>
    </Corner>
  )
}

/*
 * Above the bottom navigation if there is one, and at the top while a dialog is open, which makes space for it:
 * global-style.css sets both.
 */
const Corner = styled.div`
  position: fixed;
  inset: var(--toast-inset, auto 16px calc(var(--toast-lift, 20px) + env(safe-area-inset-bottom)));
  z-index: ${theme.layer.toast};
  display: grid;
  justify-items: center;
  pointer-events: none;
  > div {
    display: grid;
    width: min(420px, 100%);
    pointer-events: auto;
  }
  ${theme.media.fromLandscape} {
    inset: var(--toast-inset, auto 24px 24px auto);
    justify-items: var(--toast-side, end);
    > div {
      width: min(420px, 100vw - 48px);
    }
  }
`
