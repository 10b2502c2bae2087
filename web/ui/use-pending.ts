/** Tracks the work that a press started, and prevents a second start until it has ended. */
import { useEffect, useRef, useState } from 'react'

export type Pending = readonly [
  isPending: boolean,
  /** Does nothing while it runs. A rejection of the work is passed on, and the next press starts it again. */
  run: (work: () => Promise<unknown>) => Promise<void>,
]

export function usePending(): Pending {
  const [isPending, setPending] = useState(false)
  // Two presses may come before the first is drawn: the state alone would let both through.
  const isRunning = useRef(false)
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => void (isShown.current = false)
  }, [])

  async function run(work: () => Promise<unknown>): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setPending(true)
    try {
      await work()
    } finally {
      isRunning.current = false
      // Long work outlives what started it: nothing is drawn for a page that is gone.
      if (isShown.current) setPending(false)
    }
  }

  return [isPending, run]
}
