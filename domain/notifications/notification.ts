/** Notifications: rows that commands write for others, one per cause and recipient, never for the actor. */
import type { CommandContext } from '#domain/command.ts'
import { derivedId } from '#domain/id.ts'
import type { Tx } from '#domain/tx.ts'

export const notificationTypes = [
  'task_completed',
  'task_approved',
  'task_claimed',
  'task_reopened',
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
  'weekly_report',
] as const
export type NotificationType = (typeof notificationTypes)[number]

export const relatedTypes = ['task', 'reward', 'loan', 'partnership', 'report'] as const

export type Notification = {
  readonly id: string
  readonly user_id: string
  readonly type: NotificationType
  readonly content: string
  readonly is_read: boolean
  readonly created_at: string
  readonly related_id: string
  readonly related_type: (typeof relatedTypes)[number]
}

type Notice = Pick<Notification, 'type' | 'content' | 'related_id' | 'related_type'> & {
  readonly to: Iterable<string>
}

/** Tells each recipient once; its id comes from the mutation, so running it again cannot double it (R49). */
export function notify(tx: Tx, context: CommandContext, { to, ...notice }: Notice): void {
  const { actor, mutationId, now } = context
  for (const user_id of new Set(to)) {
    if (user_id === actor) continue
    const id = derivedId(actor, mutationId, user_id, notice.type)
    tx.insert('notifications', { id, user_id, ...notice, is_read: false, created_at: now })
  }
}
