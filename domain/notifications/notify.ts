/** Writes notifications for others from a command. */
import type { CommandContext } from '#domain/command.ts'
import { derivedId } from '#domain/derived-id.ts'
import type { Notification } from '#domain/notifications/notification.ts'
import type { Tx } from '#domain/tx.ts'

type Notice = Pick<Notification, 'type' | 'content' | 'related_id' | 'related_type'> & {
  readonly to: Iterable<string>
}

/** Notifies each recipient once; the id is derived from the mutation, so that a replay cannot create a second one (R49). */
export function notify(tx: Tx, context: CommandContext, { to, ...notice }: Notice): void {
  const { actor, mutationId, now } = context
  for (const user_id of new Set(to)) {
    if (user_id === actor) continue
    const id = derivedId(actor, mutationId, user_id, notice.type)
    tx.insert('notifications', { id, user_id, ...notice, is_read: false, created_at: now })
  }
}
