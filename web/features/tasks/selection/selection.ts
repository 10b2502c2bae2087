/** The selection of a list, for its cards; null if nothing can be selected. */
import type { ComponentType, ReactNode } from 'react'
import { createContext } from 'react'
import type { Selected } from '#domain/tasks/bulk-actions.ts'

export type Selection = {
  /** Whether anything is selected: then a tap on another card selects it, too. */
  readonly isActive: boolean
  has(selected: Selected): boolean
  toggle(selected: Selected): void
  /** Wraps a card that can be selected. */
  readonly Frame: ComponentType<{ readonly selected: Selected; readonly children: ReactNode }>
}

export const SelectionContext = createContext<Selection | null>(null)
