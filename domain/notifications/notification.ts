/** Notifications: rows that commands write for others, one per cause and recipient, never for the actor. */
import type { RowOf } from '#domain/column.ts'
import { choice, flag, id, moment, text } from '#domain/column.ts'

export const notificationTypes = [
  'task_completed',
  'task_approved',
  'task_claimed',
  'task_reopened',
  'helped',
  'turn_passed',
  'turn_given',
  'chores_paused',
  'reward_requested',
  'reward_offered',
  'reward_redeemed',
  'reward_approved',
  'reward_denied',
  'loan_requested',
  'loan_approved',
  'loan_denied',
  'loan_repaid',
  'partnership_invitation',
  'partnership_accepted',
  'partnership_removed',
  'parent_invitation',
  'child_grown_up',
  'weekly_report',
] as const
export type NotificationType = (typeof notificationTypes)[number]

const relatedTypes = ['task', 'chore', 'pause', 'reward', 'loan', 'partnership', 'report'] as const

export const notificationColumns = {
  id: id(),
  user_id: id(),
  type: choice(notificationTypes),
  /** At most a name, the name of a reward and the note of its denial, with a few words. */
  content: text(600),
  is_read: flag(),
  created_at: moment(),
  related_id: id(),
  related_type: choice(relatedTypes),
}
export type Notification = RowOf<typeof notificationColumns>
