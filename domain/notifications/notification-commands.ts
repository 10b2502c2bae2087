/** The commands on notifications: read and delete them, one by one or all that were seen. */
import * as z from 'zod/mini'
import { defineCommand, HOLD_MS } from '#domain/command.ts'
import { id } from '#domain/id.ts'
import { moment } from '#domain/moment.ts'
import type { Notification } from '#domain/notifications/notification.ts'
import { ownRow } from '#domain/shared-row.ts'

const notificationId = z.object({ id })
/** The newest notification that the person saw: later ones are not touched (rule R47). Without it, all that exist now. */
const through = z.optional(z.object({ created_at: moment(), id }))
type Through = z.output<typeof through>

export const notificationCommands = {
  readNotification: defineCommand({
    version: 1,
    rest: { method: 'PATCH', path: '/api/notifications/:id/read' },
    input: notificationId,
    silentRefusals: ['not_found'],
    answer: { name: 'notification', table: 'notifications' },
    run(tx, input, { actor }) {
      const notification = ownRow(tx, 'notifications', { id: input.id, actor })
      tx.put('notifications', { ...notification, is_read: true })
    },
  }),

  readAllNotifications: defineCommand({
    version: 1,
    rest: { method: 'PATCH', path: '/api/notifications/read-all' },
    input: z.object({ through }),
    facts: (changes) => ({ updatedCount: changes.length }),
    run(tx, input, { actor }) {
      for (const notification of tx.select('notifications', { user_id: actor, is_read: false }))
        if (isSeen(notification, input.through))
          tx.put('notifications', { ...notification, is_read: true })
    },
  }),

  deleteNotification: defineCommand({
    version: 1,
    holdMs: HOLD_MS,
    rest: { method: 'DELETE', path: '/api/notifications/:id' },
    input: notificationId,
    silentRefusals: ['not_found'],
    run(tx, input, { actor }) {
      tx.delete('notifications', ownRow(tx, 'notifications', { id: input.id, actor }).id)
    },
  }),

  clearNotifications: defineCommand({
    version: 1,
    holdMs: HOLD_MS,
    rest: { method: 'DELETE', path: '/api/notifications' },
    input: z.object({ through }),
    facts: (changes) => ({ deletedCount: changes.length }),
    run(tx, input, { actor }) {
      for (const notification of tx.select('notifications', { user_id: actor }))
        if (isSeen(notification, input.through)) tx.delete('notifications', notification.id)
    },
  }),
}

function isSeen({ created_at, id: own }: Notification, newest: Through): boolean {
  if (newest === undefined) return true
  return created_at < newest.created_at || (created_at === newest.created_at && own <= newest.id)
}
