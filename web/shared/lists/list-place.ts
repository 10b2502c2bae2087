/** The position of an item in a list of which only a range is rendered, for screen readers (WCAG 1.3.1). */
import { createContext } from 'react'

export type ListPlace = {
  /** From 1. */
  readonly position: number
  readonly of: number
}

export const ListPlaceContext = createContext<ListPlace | null>(null)
