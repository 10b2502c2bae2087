/** How this browser keeps what is stored here; null until it has said. */
import { useCallback, useEffect, useState } from 'react'
import type { StorageFacts } from './persistence.ts'
import { readStorageFacts } from './persistence.ts'

export function useStorageFacts() {
  const [facts, setFacts] = useState<StorageFacts | null>(null)
  const reload = useCallback(() => readStorageFacts().then(setFacts), [])
  useEffect(() => void reload(), [reload])
  return { facts, reload }
}
