/** The subject of a dialog, as it was when the dialog opened; closes the dialog if there is none. */
import { useEffect } from 'react'
import { useKept } from './kept.tsx'

/** `found` is undefined until it is read, and null where there is none. */
export function useAsOpened<Subject extends object>(
  found: Subject | null | undefined,
  onClose: () => void,
): Subject | undefined {
  const subject = useKept(found ?? undefined)
  const isUseless = found === null && subject === undefined
  useEffect(() => {
    if (isUseless) onClose()
  }, [isUseless, onClose])
  return subject
}
