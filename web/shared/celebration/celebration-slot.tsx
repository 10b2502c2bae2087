/** Shows flying points. Place it once around the pages; the animation code loads while the page is idle. */
import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { whenIdle } from '#web/ui/when-idle.ts'
import { currentCelebration, subscribeToCelebration } from './celebration-store.ts'

const loadToss = () => import('./toss.tsx')
const Toss = lazyComponent(loadToss, 'Toss')

export function CelebrationSlot() {
  const celebration = useSyncExternalStore(subscribeToCelebration, currentCelebration)
  useEffect(() => {
    // A failure is not news: then nothing flies, and the first celebration loads it again.
    whenIdle(() => void loadToss().catch(() => undefined))
  }, [])
  if (celebration === null) return null
  return (
    <Suspense fallback={null}>
      <Toss key={celebration.id} celebration={celebration} />
    </Suspense>
  )
}
