/** Loads the licences while their page is open. */
import { useCallback, useEffect, useState } from 'react'
import type { Licences } from '#web/api/licences.ts'
import { readLicences } from '#web/api/licences.ts'

type Known = { readonly licences: Licences | null; readonly isFailed: boolean }

export function useLicences(): Known & { readonly reload: () => void } {
  const [known, setKnown] = useState<Known>({ licences: null, isFailed: false })
  const load = useCallback((leaving?: AbortSignal) => {
    readLicences(leaving).then(
      (licences) => setKnown({ licences, isFailed: false }),
      () => {
        if (leaving?.aborted !== true) setKnown({ licences: null, isFailed: true })
      },
    )
  }, [])
  useEffect(() => {
    const leaving = new AbortController()
    load(leaving.signal)
    return () => leaving.abort()
  }, [load])
  return { ...known, reload: () => load() }
}
