/** The sentences of the commands on notifications. */
import type { CommandTexts } from '#domain/command-text.ts'
import type { notificationCommands } from './notification-commands.ts'

export const notificationCommandTexts: CommandTexts<typeof notificationCommands> = {
  readNotification: { summary: 'Mark a notification as read', did: () => 'Read a notification' },
  readAllNotifications: {
    summary: 'Mark all notifications as read',
    did: () => 'Marked all notifications as read',
  },
  deleteNotification: { summary: 'Delete a notification', did: () => 'Deleted a notification' },
  clearNotifications: { summary: 'Delete all notifications', did: () => 'Cleared notifications' },
}
