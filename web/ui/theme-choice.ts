/**
 * The theme: light, dark or system; stored in the browser, set on the root element. web/theme.js does the same
 * before the first paint.
 */
import { useSyncExternalStore } from 'react'
import { createExternalStore } from './external-store.ts'
import { createStoredText } from './stored-text.ts'

export type ThemeChoice = 'light' | 'dark' | 'system'

const storageKey = 'mitten-theme'
const kept = createStoredText('localStorage', storageKey)
const choice = createExternalStore(readChoice())

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(choice.subscribe, choice.get)
}

export function setThemeChoice(next: ThemeChoice): void {
  kept.write(next === 'system' ? null : next)
  adopt(next)
}

/** Follows the system and other windows; called once by main. */
export function startThemeChoice(): void {
  adopt(choice.get())
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', paintBrowser)
  addEventListener('storage', (event) => {
    if (event.key === storageKey || event.key === null) adopt(readChoice())
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

function readChoice(): ThemeChoice {
  const text = kept.read()
  return text === 'light' || text === 'dark' ? text : 'system'
}
