/** The actions of the page, with their messages. */
import type { Notification } from '#domain/notifications/notification.ts'
import { useAccount } from '#web/data/account.ts'
import { runUndoable } from '#web/shared/undo/undoable-toast.ts'
import { notificationsTexts } from './texts.ts'

type Newest = Pick<Notification, 'created_at' | 'id'>

const { toasts } = notificationsTexts

export function useNotificationActions() {
  const account = useAccount()
  return {
    read: ({ id }: Notification) => account.run('readNotification', { id }),
    remove: ({ id }: Notification) =>
      runUndoable(
        account,
        { name: 'deleteNotification', input: { id } },
        { title: toasts.deleted },
      ),
    readAll: (through: Newest) =>
      runUndoable(
        account,
        { name: 'readAllNotifications', input: { through } },
        { title: toasts.allRead },
      ),
    clear: (through: Newest) =>
      runUndoable(
        account,
        { name: 'clearNotifications', input: { through } },
        { title: toasts.cleared },
      ),
  }
}
