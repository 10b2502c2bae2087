/**
 * Choices that the server stores, since it was asked for them; null for none. Sent one after the other, because the server
 * keeps what comes last: a later choice contains those before it, and outlives their refusal.
 */
import { useRef, useState } from 'react'

/** `send` resolves to whether the server took it. */
export function useChosen<T>(send: (wanted: T) => Promise<boolean>) {
  const [chosen, setChosen] = useState<T | null>(null)
  const newest = useRef<T | null>(null)
  const taken = useRef<T | null>(null)
  const isSending = useRef(false)

  /** Shown at once; taken back when the server does not take it. */
  async function save(wanted: T): Promise<void> {
    newest.current = wanted
    setChosen(wanted)
    if (isSending.current) return
    isSending.current = true
    const isTaken = await send(wanted)
    isSending.current = false
    if (isTaken) taken.current = wanted
    if (newest.current !== wanted) return save(newest.current)
    if (!isTaken) setChosen(taken.current)
  }
  return { chosen, save }
}
