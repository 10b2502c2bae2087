/** A card that can be selected, if its list has a selection (T31). */
import type { ReactNode } from 'react'
import { use } from 'react'
import type { Selected } from '#domain/tasks/bulk-actions.ts'
import { SelectionContext } from './selection.ts'

export type SelectableProps = { readonly selected: Selected; readonly children: ReactNode }

export function Selectable({ selected, children }: SelectableProps) {
  const selection = use(SelectionContext)
  if (selection === null) return children
  return <selection.Frame selected={selected}>{children}</selection.Frame>
}
