/** Loads the notice about plain http only on plain http. */
import { Suspense } from 'react'
import { lazyComponent } from '#web/ui/lazy-component.ts'

const InsecureNotice = lazyComponent(() => import('./insecure-notice.tsx'), 'InsecureNotice')

export function LazyInsecureNotice() {
  if (window.isSecureContext) return null
  return (
    <Suspense fallback={null}>
      <InsecureNotice />
    </Suspense>
  )
}
