/**
 * The theme: light, dark or system; stored in the browser, set on the root element. web/theme.js does the same
 * before the first paint.
 */
import { useSyncExternalStore } from 'react'
import { createExternalStore } from './external-store.ts'

export type ThemeChoice = 'light' | 'dark' | 'system'

const storageKey = 'mitten-theme'
const choice = createExternalStore(stored())

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(choice.subscribe, choice.get)
}

export function setThemeChoice(next: ThemeChoice): void {
  try {
    if (next === 'system') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, next)
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
  adopt(next)
}

/** Follows the system and other windows; called once by main. */
export function startThemeChoice(): void {
  adopt(choice.get())
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', paintBrowser)
  addEventListener('storage', (event) => {
    if (event.key === storageKey || event.key === null) adopt(stored())
  })
}

function adopt(next: ThemeChoice) {
  if (next === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = next
  paintBrowser()
  choice.set(next)
}

/** The browser's own bars take the colour of the page. */
function paintBrowser() {
  // The token contains both colours; the painted element has the current one.
  const { backgroundColor } = getComputedStyle(document.documentElement)
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', backgroundColor)
}

function stored(): ThemeChoice {
  try {
    const text = localStorage.getItem(storageKey)
    return text === 'light' || text === 'dark' ? text : 'system'
  } catch {
    return 'system'
  }
}
