/** The texts of texts.ts in German. */
import { numberText } from '#domain/language/numbers.ts'
import type { notificationsTexts as english } from './texts.ts'

export const notificationsTexts: typeof english = {
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
