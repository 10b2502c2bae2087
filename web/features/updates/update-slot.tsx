/** Loads the update banner after the first screen. Place it once, above a signed-in page. */
import type { ComponentType } from 'react'
import { lazy, Suspense } from 'react'

const UpdateBanner = lazy<ComponentType>(async () => {
  try {
    return { default: (await import('./update-banner.tsx')).UpdateBanner }
  } catch {
    // Offline before it was kept: an update cannot come in that moment either.
    return { default: () => null }
  }
})

export function UpdateSlot() {
  return (
    <Suspense fallback={null}>
      <UpdateBanner />
    </Suspense>
  )
}
