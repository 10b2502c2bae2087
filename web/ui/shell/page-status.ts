/** Passes the sync pill to the header of a page, where portrait tablets show it. */
import { createContext, type ReactNode } from 'react'

export const PageStatus = createContext<ReactNode>(null)
