/** Code that a screen needs only at times, and can stand without for a moment. */
import { useEffect, useState } from 'react'

/** Undefined until it is loaded. `load` must stay the same; its failure is thrown where it is used. */
export function useLoaded<Code>(load: () => Promise<Code>, isNeeded: boolean): Code | undefined {
  const [loaded, setLoaded] = useState<{ readonly code: Code } | undefined>()
  useEffect(() => {
    if (!isNeeded) return
    let isOver = false
    load().then(
      (code) => isOver || setLoaded({ code }),
      (error: unknown) =>
        isOver ||
        setLoaded(() => {
          throw error
        }),
    )
    return () => {
      isOver = true
    }
  }, [load, isNeeded])
  return loaded?.code
}
