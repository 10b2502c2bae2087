/** Which of the layouts fits the window, updated as it changes. */
import { useSyncExternalStore } from 'react'

/** Whether there is space for a table; the same width at which the sidebar appears. */
export const useWide = follow('(min-width: 1024px)')

/** Whether there is space for one column only. */
export const usePhone = follow('(max-width: 639.98px)')

function follow(query: string): () => boolean {
  function subscribe(listener: () => void): () => void {
    const room = matchMedia(query)
    room.addEventListener('change', listener)
    return () => room.removeEventListener('change', listener)
  }
  return function useMedia() {
    return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
  }
}
