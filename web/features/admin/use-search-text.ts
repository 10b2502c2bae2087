/** The typed search text, debounced. */
import { useEffect, useState } from 'react'

const PAUSE_MS = 250

/** `wanted` is what the address asks for; when it changes otherwise, as by clearing, the text follows. */
export function useSearchText(wanted: string, search: (text: string) => void) {
  const [typed, setTyped] = useState(wanted)
  const [sent, setSent] = useState(wanted)
  const [seen, setSeen] = useState(wanted)
  if (wanted !== seen) {
    setSeen(wanted)
    if (wanted !== sent) {
      setSent(wanted)
      setTyped(wanted)
    }
  }

  useEffect(() => {
    if (typed === sent) return
    const pause = setTimeout(() => {
      setSent(typed)
      search(typed)
    }, PAUSE_MS)
    return () => clearTimeout(pause)
  }, [typed, sent, search])

  return [typed, setTyped] as const
}
