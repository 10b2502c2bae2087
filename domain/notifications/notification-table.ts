/** The table of notifications: only the recipient sees them. */
import type { Notification } from '#domain/notifications/notification.ts'
import { notificationColumns } from '#domain/notifications/notification.ts'
import { defineTable, seenByOwner } from '#domain/table.ts'

export const notifications = defineTable({
  entity: 'Notification',
  columns: notificationColumns,
  ...seenByOwner('user_id'),
  orderedBy: 'created_at',
  first: { own: { is_read: false } },
  indexes: ['created_at'],
  keys: {
    /** Unread notifications, by the time of creation. */
    _unread: ({ is_read, created_at }: Notification) => (is_read ? undefined : created_at),
  },
  // A device holds the notifications of one person.
  rangesOf: ({ is_read }) => [{ index: is_read === false ? '_unread' : null }],
})
