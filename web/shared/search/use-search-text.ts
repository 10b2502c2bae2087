/** The typed search text, debounced. */
import { useEffect, useEffectEvent, useState } from 'react'

/** `wanted` is the text in the address; if that changes otherwise, as by clearing it, the field follows. */
export function useSearchText(
  wanted: string,
  { search, debounceMs }: { readonly search: (text: string) => void; readonly debounceMs: number },
) {
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

  const tell = useEffectEvent(search)
  useEffect(() => {
    if (typed === sent) return
    const pause = setTimeout(() => {
      setSent(typed)
      tell(typed)
    }, debounceMs)
    return () => clearTimeout(pause)
  }, [typed, sent, debounceMs])

  return [typed, setTyped] as const
}
