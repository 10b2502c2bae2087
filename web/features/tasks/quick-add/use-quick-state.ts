/** How quick add opened the form of a new task; null where something else did. */
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { QuickState } from './quick-begun.ts'

/** As it was when the form opened: the address is another one while it closes. */
export function useQuickState(): QuickState['quick'] | null {
  const { state } = useLocation() as { readonly state: unknown }
  const [quick] = useState(() =>
    typeof state === 'object' && state !== null && 'quick' in state
      ? (state.quick as QuickState['quick'])
      : null,
  )
  return quick
}
