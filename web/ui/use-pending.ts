/** Tracks the work that a press started, and prevents a second start until it has ended. */
import { useEffect, useRef, useState } from 'react'

export type Pending = readonly [
  isPending: boolean,
  /** Does nothing while it is running. If the work rejects, this is passed on, and the next press starts it again. */
  run: (work: () => Promise<unknown>) => Promise<void>,
]

export function usePending(): Pending {
  const [isPending, setPending] = useState(false)
  // Two presses may come before the first one is rendered: the state alone would let both through.
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
      // Long work may outlive the page that started it: then nothing is rendered.
      if (isShown.current) setPending(false)
    }
  }

  return [isPending, run]
}
