/** Keeps the selection in the lists of the tasks page; it ends with Escape, or when another list is shown. */
import { useMemo, useState } from 'react'
import type { Selected } from '#domain/tasks/bulk-actions.ts'
import { useEscape } from '#web/ui/use-escape.ts'
import { Frame } from './frame.tsx'
import type { Selection } from './selectable.tsx'

export type KeptSelection = {
  readonly selection: Selection
  readonly all: readonly Selected[]
  clear(): void
}

const none: ReadonlyMap<string, Selected> = new Map()

/** `list` is the list that is shown. */
export function useSelection(list: string): KeptSelection {
  const [kept, setKept] = useState({ list, chosen: none })
  const chosen = kept.list === list ? kept.chosen : none
  useEscape(() => setKept({ list, chosen: none }), chosen.size > 0)
  return useMemo(() => {
    function toggle(selected: Selected): void {
      const key = keyOf(selected)
      const next = new Map(chosen)
      if (!next.delete(key)) next.set(key, selected)
      setKept({ list, chosen: next })
    }
    return {
      selection: {
        isActive: chosen.size > 0,
        has: (selected) => chosen.has(keyOf(selected)),
        toggle,
        Frame,
      },
      all: [...chosen.values()],
      clear: () => setKept({ list, chosen: none }),
    }
  }, [chosen, list])
}

function keyOf({ task, chore }: Selected): string {
  return task?.id ?? chore?.id ?? ''
}
