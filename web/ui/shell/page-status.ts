/** Carries the sync pill to the head of a page, where upright tablets show it. */
import { createContext, type ReactNode } from 'react'

export const PageStatus = createContext<ReactNode>(null)
