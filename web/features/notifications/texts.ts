/** Texts of the notifications page. */
import { numberText } from '#domain/language/numbers.ts'
import { defineTexts } from '#domain/language/texts.ts'

export const notificationsTexts = defineTexts('notificationsTexts', {
  title: 'Notifications',
  list: 'All notifications',
  unread: 'Unread',
  unreadCount: (count: number) => `${numberText(count)} unread`,
  readAll: 'Mark All as Read',
  clearAll: 'Clear All',
  read: 'Mark as read',
  delete: 'Delete',
  /** The button of a row, for screen readers. */
  about: (action: string, content: string) => `${action}: ${content}`,
  empty: 'No notifications',

  confirmTitle: 'Are you absolutely sure?',
  confirmClear: (count: number) =>
    count === 1
      ? 'This deletes your only notification. What it is about stays.'
      : `This deletes all ${numberText(count)} notifications. What they are about stays.`,

  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,

  toasts: {
    allRead: 'All notifications marked as read',
    deleted: 'Notification deleted',
    cleared: 'Notifications cleared',
    whileAway: 'While you were away',
    arrived: (count: number) =>
      count === 1 ? '1 new notification' : `${numberText(count)} new notifications`,
    show: 'Show',
  },
})
