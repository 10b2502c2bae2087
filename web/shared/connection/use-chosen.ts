/**
 * The choices made after the server was asked; null if there are none. They are sent one after the other, because the
 * server keeps the last one: a later choice includes the earlier ones, and survives their refusal.
 */
import { useRef, useState } from 'react'

/** `send` resolves to whether the server accepted the choice. */
export function useChosen<T>(send: (wanted: T) => Promise<boolean>) {
  const [chosen, setChosen] = useState<T | null>(null)
  const newest = useRef<T | null>(null)
  const taken = useRef<T | null>(null)
  const isSending = useRef(false)

  /** Shown at once; taken back if the server does not accept it. */
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
