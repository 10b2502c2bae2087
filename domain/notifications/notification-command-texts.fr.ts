/** The sentences of the commands on notifications in French. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { notificationCommandTexts as english } from './notification-command-texts.ts'

export const notificationCommandTexts: TranslatedCommandTexts<typeof english> = {
  readNotification: {
    failed: 'La notification n’a pas pu être marquée comme lue',
    did: () => 'Notification lue',
    youDid: () => 'Tu as lu une notification',
  },
  readAllNotifications: {
    failed: 'Les notifications n’ont pas pu être marquées comme lues',
    did: () => 'Notifications toutes lues',
    youDid: () => 'Tu as marqué toutes les notifications comme lues',
  },
  deleteNotification: {
    failed: 'La notification n’a pas pu être supprimée',
    did: () => 'Notification supprimée',
    youDid: () => 'Tu as supprimé une notification',
  },
  clearNotifications: {
    failed: 'Les notifications n’ont pas pu être effacées',
    did: () => 'Notifications effacées',
    youDid: () => 'Tu as effacé les notifications',
  },
}
