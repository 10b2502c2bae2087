/** Escape, wherever on the page the focus is, unless a menu or a dialog closes by it first. */
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
