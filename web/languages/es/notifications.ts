/** The texts of features/notifications in Spanish. */
import { numberText } from '#domain/language/numbers.ts'
import type * as english from '#web/languages/en.ts'

export const notificationsTexts: typeof english.notificationsTexts = {
  title: 'Notificaciones',
  list: 'Todas las notificaciones',
  unread: 'Sin leer',
  unreadCount: (count) => `${numberText(count)} sin leer`,
  readAll: 'Marcar todo como leído',
  clearAll: 'Borrar todo',
  read: 'Marcar como leída',
  delete: 'Eliminar',
  about: (action, content) => `${action}: ${content}`,
  empty: 'No hay notificaciones',

  confirmTitle: '¿Seguro que quieres hacerlo?',
  confirmClear: (count) =>
    count === 1
      ? 'Se eliminará tu única notificación. Aquello de lo que avisa se queda.'
      : `Se eliminarán las ${numberText(count)} notificaciones. Aquello de lo que avisan se queda.`,

  pages: 'Páginas',
  previous: 'Anterior',
  next: 'Siguiente',
  page: (page, pages) => `Página ${page} de ${pages}`,

  toasts: {
    allRead: 'Todas marcadas como leídas',
    deleted: 'Notificación eliminada',
    cleared: 'Notificaciones borradas',
    whileAway: 'Mientras no estabas',
    arrived: (count) =>
      count === 1 ? '1 notificación nueva' : `${numberText(count)} notificaciones nuevas`,
    show: 'Ver',
  },
}
