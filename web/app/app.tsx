/** The app: session, routes and the toast. */
import { BrowserRouter } from 'react-router-dom'
import { ErrorBoundary } from '#web/app/error-boundary.tsx'
import { RouteTable } from '#web/app/route-table.tsx'
import { SessionProvider } from '#web/app/session/session.tsx'
import { InstallSlot } from '#web/features/install/install-slot.tsx'
import { OpenedByPush } from '#web/features/push/opened-by-push.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { Toaster } from '#web/ui/toaster.tsx'

export function App() {
  return (
    <BrowserRouter>
      <ErrorBoundary>
        <SessionProvider onFailure={showFailure}>
          <RouteTable />
          <InstallSlot />
          <OpenedByPush />
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
