/** Escape, wherever the focus is on the page, unless it closes a menu or a dialog first. */
import { useEffect, useEffectEvent } from 'react'

export function useEscape(onEscape: () => void, isListening = true): void {
  const escape = useEffectEvent(onEscape)
  useEffect(() => {
    if (!isListening) return undefined
    const listener = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) escape()
    }
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [isListening])
}
