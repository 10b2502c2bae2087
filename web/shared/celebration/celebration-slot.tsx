/** Shows flying points. Place it once around the pages; the animation code loads while the page is idle. */
import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { currentCelebration, subscribeToCelebration } from './celebration-store.ts'

const loadToss = () => import('./toss.tsx')
const Toss = lazyComponent(loadToss, 'Toss')

export function CelebrationSlot() {
  const celebration = useSyncExternalStore(subscribeToCelebration, currentCelebration)
  useEffect(warmUp, [])
  if (celebration === null) return null
  return (
    <Suspense fallback={null}>
      <Toss key={celebration.id} celebration={celebration} />
    </Suspense>
  )
}

function warmUp(): void {
  const load = () => {
    // A failure is not news: then nothing flies, and the first celebration loads it again.
    loadToss().catch(() => undefined)
  }
  if ('requestIdleCallback' in globalThis) requestIdleCallback(load, { timeout: 4000 })
  else setTimeout(load, 1500)
}
