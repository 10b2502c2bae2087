/** The texts of notification-command-texts.ts in Spanish. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { notificationCommandTexts as english } from './notification-command-texts.ts'

export const notificationCommandTexts: TranslatedCommandTexts<typeof english> = {
  readNotification: {
    failed: 'No se ha podido marcar como leída',
    did: () => 'Leída una notificación',
    youDid: () => 'Has leído una notificación',
  },
  readAllNotifications: {
    failed: 'No se han podido marcar como leídas',
    did: () => 'Marcadas como leídas todas las notificaciones',
    youDid: () => 'Has marcado como leídas todas las notificaciones',
  },
  deleteNotification: {
    failed: 'No se ha podido eliminar la notificación',
    did: () => 'Eliminada una notificación',
    youDid: () => 'Has eliminado una notificación',
  },
  clearNotifications: {
    failed: 'No se han podido borrar las notificaciones',
    did: () => 'Borradas las notificaciones',
    youDid: () => 'Has borrado las notificaciones',
  },
}
