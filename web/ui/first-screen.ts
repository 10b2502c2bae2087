/** When the first screen stands: what it does not need is loaded from then on, not beside it on the same slow line. */
import { useEffect } from 'react'

/** After this long without a screen, the rest is loaded all the same: an update may be what helps. */
const PATIENCE_MS = 15_000

let stand: () => void = () => undefined
const stands = new Promise<void>((resolve) => {
  stand = resolve
})

/** Resolves once the first screen is there. */
export function firstScreen(): Promise<void> {
  return Promise.race([stands, new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))])
}

/** Place it beside a screen, inside the same Suspense: its effect runs once the screen is loaded. */
export function FirstScreenMark() {
  useEffect(() => stand(), [])
  return null
}
