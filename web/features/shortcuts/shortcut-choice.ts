/** Whether this browser has shortcuts: who dictates, or hits keys by mistake, can do without them. */
import { useSyncExternalStore } from 'react'

const storageKey = 'mitten-shortcuts'
const listeners = new Set<() => void>()
let isOn = stored()

export function useShortcutChoice(): boolean {
  return useSyncExternalStore(subscribe, () => isOn)
}

export function setShortcutChoice(next: boolean): void {
  isOn = next
  try {
    if (next) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, 'off')
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

function stored(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off'
  } catch {
    return true
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
