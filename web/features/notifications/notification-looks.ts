/** The look of each type of notification, and the page it links to. */
import type { LucideIcon } from 'lucide-react'
import {
  Baby,
  BadgeCheck,
  Bell,
  ChartColumn,
  Check,
  CirclePause,
  CircleX,
  Gift,
  Hand,
  HandCoins,
  HeartHandshake,
  Repeat,
  Undo2,
  Unplug,
  UserMinus,
  Users,
} from 'lucide-react'
import type { Notification, NotificationType } from '#domain/notifications/notification.ts'
import type { IconTileTone } from '#web/ui/icon-tile.tsx'

type Look = { readonly icon: LucideIcon; readonly tone: IconTileTone; readonly to: string | null }

const looks: Readonly<Record<NotificationType, Look>> = {
  task_completed: { icon: Check, tone: 'task', to: '/tasks?tab=completed' },
  task_approved: { icon: BadgeCheck, tone: 'task', to: '/tasks?tab=completed' },
  task_claimed: { icon: Hand, tone: 'task', to: '/tasks' },
  task_reopened: { icon: Undo2, tone: 'task', to: '/tasks' },
  helped: { icon: Users, tone: 'task', to: '/points' },
  turn_passed: { icon: Repeat, tone: 'task', to: '/tasks' },
  turn_given: { icon: Repeat, tone: 'task', to: '/tasks' },
  chores_paused: { icon: CirclePause, tone: 'task', to: '/tasks?tab=repeating' },
  reward_offered: { icon: Gift, tone: 'reward', to: '/rewards' },
  reward_requested: { icon: Gift, tone: 'reward', to: '/rewards?tab=approvals' },
  reward_redeemed: { icon: Gift, tone: 'reward', to: '/rewards?tab=approvals' },
  reward_approved: { icon: BadgeCheck, tone: 'reward', to: '/rewards' },
  reward_denied: { icon: CircleX, tone: 'reward', to: '/rewards?tab=awaiting' },
  loan_requested: { icon: HandCoins, tone: 'points', to: '/settings?tab=points' },
  loan_approved: { icon: HandCoins, tone: 'points', to: '/settings?tab=points' },
  loan_denied: { icon: CircleX, tone: 'points', to: '/settings?tab=points' },
  loan_repaid: { icon: HandCoins, tone: 'points', to: '/settings?tab=points' },
  partnership_invitation: { icon: HeartHandshake, tone: 'partner', to: '/partners' },
  partnership_accepted: { icon: HeartHandshake, tone: 'partner', to: '/partners' },
  partnership_removed: { icon: UserMinus, tone: 'partner', to: '/partners' },
  parent_invitation: { icon: Baby, tone: 'partner', to: '/partners' },
  child_grown_up: { icon: Baby, tone: 'partner', to: '/partners' },
  weekly_report: { icon: ChartColumn, tone: 'points', to: '/reports' },
  webhook_off: { icon: Unplug, tone: 'plain', to: '/settings?tab=security' },
}

/** The page for each kind of subject, for types that this release does not know. */
const homes: Readonly<Partial<Record<string, string>>> = {
  task: '/tasks',
  chore: '/tasks',
  pause: '/tasks?tab=repeating',
  reward: '/rewards',
  loan: '/settings?tab=points',
  partnership: '/partners',
  report: '/reports',
  webhook: '/settings?tab=security',
} satisfies Readonly<Record<Notification['related_type'], string>>

/** A type of a later release shows the general icon (A12). */
export function lookOf(
  notification: Pick<Notification, 'related_type' | 'related_id' | 'amount'> & { type: string },
): Look {
  const { type, related_type, related_id, amount } = notification
  if (type === 'weekly_report') return { ...looks[type], to: `/reports/${related_id}` }
  // Points come back if it was denied after it was redeemed.
  if (type === 'reward_denied' && amount !== null)
    return { ...looks[type], to: '/rewards?tab=redeemed' }
  if (Object.hasOwn(looks, type)) return looks[type as NotificationType]
  return { icon: Bell, tone: 'plain', to: homes[related_type] ?? null }
}
