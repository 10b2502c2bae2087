/** Whether there is space for a table; the same width at which the sidebar appears. */
import { useSyncExternalStore } from 'react'

const wide = '(min-width: 1024px)'

export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(wide).matches)
}

function subscribe(listener: () => void): () => void {
  const room = matchMedia(wide)
  room.addEventListener('change', listener)
  return () => room.removeEventListener('change', listener)
}
