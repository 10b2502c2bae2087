/** One entry of the navigation, the same for sidebar, drawer and bottom bar. */
import type { LucideIcon } from 'lucide-react'

export interface NavEntry {
  readonly to: string
  readonly label: string
  readonly icon: LucideIcon
  /** Other addresses at which this entry is the active one. */
  readonly also?: readonly string[]
  readonly badge?: number
  /** The bottom bar marks it with a dot, because the header has the number. */
  readonly isPlainMark?: boolean
  /** Read instead of the label when there is a badge: "Notifications, 4 unread". */
  readonly name?: string
}

export function isActiveEntry(entry: Pick<NavEntry, 'to' | 'also'>, pathname: string): boolean {
  if (pathname === entry.to || entry.also?.some((start) => pathname.startsWith(start)) === true)
    return true
  return entry.to !== '/' && pathname.startsWith(`${entry.to}/`)
}
