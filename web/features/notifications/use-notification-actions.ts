/** The actions of the page, with their messages. */
import type { Notification } from '#domain/notifications/notification.ts'
import { useAccount } from '#web/data/account.ts'
import { showUndoableToast } from '#web/shared/undo/undoable-toast.ts'
import { notificationsTexts } from './texts.ts'

type Newest = Pick<Notification, 'created_at' | 'id'>

const { toasts } = notificationsTexts

export function useNotificationActions() {
  const account = useAccount()
  return {
    read: ({ id }: Notification) => account.run('readNotification', { id }),
    async remove({ id }: Notification): Promise<void> {
      if (await account.run('deleteNotification', { id }))
        showUndoableToast(account, { name: 'deleteNotification', id }, { title: toasts.deleted })
    },
    async readAll(through: Newest): Promise<void> {
      if (await account.run('readAllNotifications', { through }))
        showUndoableToast(account, { name: 'readAllNotifications' }, { title: toasts.allRead })
    },
    async clear(through: Newest): Promise<void> {
      if (await account.run('clearNotifications', { through }))
        showUndoableToast(account, { name: 'clearNotifications' }, { title: toasts.cleared })
    },
  }
}
