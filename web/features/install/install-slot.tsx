/** Loads the install card after the first screen. Place it once, inside the session. */
import type { ComponentType } from 'react'
import { lazy, Suspense } from 'react'
import { firstScreen } from '#web/ui/first-screen.ts'

const InstallPrompt = lazy<ComponentType>(async () => {
  await firstScreen()
  try {
    return { default: (await import('./install-prompt.tsx')).InstallPrompt }
  } catch {
    // An offer that cannot be loaded is not worth breaking the page: it comes with the next start.
    return { default: () => null }
  }
})

export function InstallSlot() {
  return (
    <Suspense fallback={null}>
      <InstallPrompt />
    </Suspense>
  )
}
