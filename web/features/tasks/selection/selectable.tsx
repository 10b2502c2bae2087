/** A card that can be selected, if its list has a selection (T31). */
import type { ComponentType, ReactNode } from 'react'
import { createContext, use } from 'react'
import type { Selected } from '#domain/tasks/bulk-actions.ts'

export type SelectableProps = { readonly selected: Selected; readonly children: ReactNode }

export type Selection = {
  /** Whether anything is selected: then a tap on another card selects it, too. */
  readonly isActive: boolean
  has(selected: Selected): boolean
  toggle(selected: Selected): void
  /** Wraps a card that can be selected. */
  readonly Frame: ComponentType<SelectableProps>
}

/** The selection of a list, for its cards; null if nothing can be selected. */
export const SelectionContext = createContext<Selection | null>(null)

export function Selectable({ selected, children }: SelectableProps) {
  const selection = use(SelectionContext)
  if (selection === null) return children
  return <selection.Frame selected={selected}>{children}</selection.Frame>
}
