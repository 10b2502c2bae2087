/** Where an item stands in a list that shows only a part of itself: screen readers say it (WCAG 1.3.1). */
import { createContext } from 'react'

export type ListPlace = {
  /** From 1. */
  readonly position: number
  readonly of: number
}

export const ListPlaceContext = createContext<ListPlace | null>(null)
