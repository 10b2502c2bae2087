/** The subject of a dialog as it was at first: it stays while the dialog closes, even if gone or changed by then. */
import type { ReactNode } from 'react'
import { useState } from 'react'

export function useKept<T>(value: T | undefined): T | undefined {
  const [kept, setKept] = useState(value)
  if (value !== undefined && kept === undefined) setKept(value)
  return kept
}

type KeptProps<T> = { readonly of: T | undefined; readonly children: (kept: T) => ReactNode }

/** Shows nothing before there is a subject. */
export function Kept<T>({ of, children }: KeptProps<T>) {
  const kept = useKept(of)
  return kept === undefined ? null : children(kept)
}
