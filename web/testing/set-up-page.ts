/** Empties the page after each component test, and sets how long queries wait. */
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { currentToast, dismissToast } from '#web/ui/toast-store.ts'

// Queries wait this long at most: a loaded machine may be slow.
configure({ asyncUtilTimeout: 60_000 })

// There is no server, and none that happens to run here is asked.
globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))

// Missing in happy-dom. An error that the app reports fails the test, unless the test expects it.
globalThis.reportError = (error) => {
  throw error
}

// The files of a worker share one global state: anything that one test replaced or stored must not reach the next.
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  localStorage.clear()
})

// Not after the test before: a command that outlives it may still show one.
beforeEach(() => dismissToast(currentToast()?.id ?? 0))
