/** Loads the notice about plain http only on plain http. */
import { lazy, Suspense } from 'react'

const InsecureNotice = lazy(() =>
  import('./insecure-notice.tsx').then((module) => ({ default: module.InsecureNotice })),
)

export function LazyInsecureNotice() {
  if (window.isSecureContext) return null
  return (
    <Suspense fallback={null}>
      <InsecureNotice />
    </Suspense>
  )
}
