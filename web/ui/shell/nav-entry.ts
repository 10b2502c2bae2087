/** One entry of the navigation, the same for sidebar, drawer and bottom bar. */
import type { LucideIcon } from 'lucide-react'

export interface NavEntry {
  readonly to: string
  readonly label: string
  readonly icon: LucideIcon
  /** Whether it leads to the current screen, or to the screen that leads there. */
  readonly isActive: boolean
  readonly badge?: number
  /** The bottom bar marks it with a dot, because the header has the number. */
  readonly isPlainMark?: boolean
  /** Read instead of the label when there is a badge: "Notifications, 4 unread". */
  readonly name?: string
}
