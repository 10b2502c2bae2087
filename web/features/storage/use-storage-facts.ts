/** The storage status of this browser; null until it is known. */
import { useCallback, useEffect, useState } from 'react'
import type { StorageFacts } from './persistence.ts'
import { readStorageFacts } from './persistence.ts'

export function useStorageFacts() {
  const [facts, setFacts] = useState<StorageFacts | null>(null)
  const reload = useCallback(() => readStorageFacts().then(setFacts), [])
  useEffect(() => void reload(), [reload])
  return { facts, reload }
}
