/** The subject of a dialog as it was at first: it stays while the dialog closes, even if gone or changed by then. */
import { useState } from 'react'

export function useKept<T>(value: T | undefined): T | undefined {
  const [kept, setKept] = useState(value)
  if (value !== undefined && kept === undefined) setKept(value)
  return kept
}
