/** The sentences of the commands on notifications. */
import type { CommandTexts } from '#domain/command-text.ts'
import { defineTexts } from '#domain/language/texts.ts'
import type { notificationCommands } from './notification-commands.ts'

export const notificationCommandTexts = defineTexts('notificationCommandTexts', {
  readNotification: {
    summary: 'Mark a notification as read',
    failed: 'Failed to mark notification as read',
    did: () => 'Read a notification',
    youDid: () => 'You read a notification',
  },
  readAllNotifications: {
    summary: 'Mark all notifications as read',
    failed: 'Failed to mark notifications as read',
    did: () => 'Marked all notifications as read',
    youDid: () => 'You marked all notifications as read',
  },
  deleteNotification: {
    summary: 'Delete a notification',
    failed: 'Failed to delete notification',
    did: () => 'Deleted a notification',
    youDid: () => 'You deleted a notification',
  },
  clearNotifications: {
    summary: 'Delete all notifications',
    failed: 'Failed to clear notifications',
    did: () => 'Cleared notifications',
    youDid: () => 'You cleared notifications',
  },
} satisfies CommandTexts<typeof notificationCommands>)
