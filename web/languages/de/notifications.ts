/**
 * The texts of features/notifications in German. Names are in quotes: one may be "Wäsche falten", or "Ein Abend im
 * Kino".
 */
import { numberText } from '#domain/language/numbers.ts'
import type * as english from '#web/languages/en.ts'

export const notificationsTexts: typeof english.notificationsTexts = {
  title: 'Mitteilungen',
  list: 'Alle Mitteilungen',
  unread: 'Ungelesen',
  unreadCount: (count) => `${numberText(count)} ungelesen`,
  readAll: 'Alle gelesen',
  clearAll: 'Alle löschen',
  read: 'Als gelesen markieren',
  delete: 'Löschen',
  about: (action, content) => `${action}: ${content}`,
  empty: 'Keine Mitteilungen',

  confirmTitle: 'Ganz sicher?',
  confirmClear: (count) =>
    count === 1
      ? 'Das löscht deine einzige Mitteilung. Worum es geht, bleibt.'
      : `Das löscht alle ${numberText(count)} Mitteilungen. Worum es geht, bleibt.`,

  pages: 'Seiten',
  previous: 'Zurück',
  next: 'Weiter',
  page: (page, pages) => `Seite ${page} von ${pages}`,

  toasts: {
    allRead: 'Alle Mitteilungen gelesen',
    deleted: 'Mitteilung gelöscht',
    cleared: 'Mitteilungen gelöscht',
    whileAway: 'Während du weg warst',
    arrived: (count) =>
      count === 1 ? '1 neue Mitteilung' : `${numberText(count)} neue Mitteilungen`,
    show: 'Zeigen',
  },
}
