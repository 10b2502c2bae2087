/** The texts of features/notifications in French. */
import { numberText } from '#domain/language/numbers.ts'
import type * as english from '#web/languages/en.ts'

export const notificationsTexts: typeof english.notificationsTexts = {
  title: 'Notifications',
  list: 'Toutes les notifications',
  unread: 'Non lues',
  unreadCount: (count) => (count < 2 ? `${count} non lue` : `${numberText(count)} non lues`),
  readAll: 'Tout marquer comme lu',
  clearAll: 'Tout effacer',
  read: 'Marquer comme lue',
  delete: 'Supprimer',
  about: (action, content) => `${action}\u202F: ${content}`,
  empty: 'Aucune notification',

  confirmTitle: 'C’est vraiment ce que tu veux\u202F?',
  confirmClear: (count) =>
    count < 2
      ? 'Ta seule notification sera supprimée. Ce dont elle parle reste.'
      : `Tes ${numberText(count)} notifications seront supprimées. Ce dont elles parlent reste.`,

  pages: 'Pages',
  previous: 'Précédente',
  next: 'Suivante',
  page: (page, pages) => `Page ${page} sur ${pages}`,

  toasts: {
    allRead: 'Tout est marqué comme lu',
    deleted: 'Notification supprimée',
    cleared: 'Notifications effacées',
    whileAway: 'Pendant ton absence',
    arrived: (count) =>
      count < 2 ? `${count} nouvelle notification` : `${numberText(count)} nouvelles notifications`,
    show: 'Voir',
  },
}
