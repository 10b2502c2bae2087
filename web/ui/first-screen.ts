/** When the first screen is there: code that it does not need is loaded from then on, not beside it on a slow line. */
import { useEffect } from 'react'

/** After this long without a screen, the rest is loaded anyway: an update may be what helps. */
const TIMEOUT_MS = 15_000

let stand: () => void = () => undefined
const stands = new Promise<void>((resolve) => {
  stand = resolve
})

/** Resolves once the first screen is complete. */
export function firstScreen(): Promise<void> {
  return Promise.race([stands, new Promise<void>((resolve) => setTimeout(resolve, TIMEOUT_MS))])
}

/** Place it beside a screen, inside the same Suspense: its effect runs once the screen is loaded. */
export function FirstScreenMark() {
  useEffect(() => stand(), [])
  return null
}
