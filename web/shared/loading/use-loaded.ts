/** Code that a screen needs only sometimes, and can do without for a moment. */
import { useEffect, useState } from 'react'

/** Code loaded once is there from the first frame of the next screen, even before it is known to be needed. */
const loadedBefore = new WeakMap<() => Promise<unknown>, { readonly code: unknown }>()

/** Undefined until it is loaded. `load` must stay the same; if it fails, the error is thrown where it is used. */
export function useLoaded<Code>(load: () => Promise<Code>, isNeeded: boolean): Code | undefined {
  const [loaded, setLoaded] = useState(
    () => loadedBefore.get(load) as { readonly code: Code } | undefined,
  )
  const isMissing = isNeeded && loaded === undefined
  useEffect(() => {
    if (!isMissing) return
    let isOver = false
    load().then(
      (code) => {
        loadedBefore.set(load, { code })
        if (!isOver) setLoaded({ code })
      },
      (error: unknown) =>
        isOver ||
        setLoaded(() => {
          throw error
        }),
    )
    return () => {
      isOver = true
    }
  }, [load, isMissing])
  return loaded?.code
}
