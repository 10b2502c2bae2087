/** The notice about plain http, fetched by those alone who come that way. */
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
