/** The texts of features/notifications in Dutch. */
import { numberText } from '#domain/language/numbers.ts'
import type * as english from '#web/languages/en.ts'

export const notificationsTexts: typeof english.notificationsTexts = {
  title: 'Meldingen',
  list: 'Alle meldingen',
  unread: 'Ongelezen',
  unreadCount: (count) => `${numberText(count)} ongelezen`,
  readAll: 'Alles gelezen',
  clearAll: 'Alles wissen',
  read: 'Markeer als gelezen',
  delete: 'Verwijderen',
  about: (action, content) => `${action}: ${content}`,
  empty: 'Geen meldingen',

  confirmTitle: 'Weet je het heel zeker?',
  confirmClear: (count) =>
    count === 1
      ? 'Je enige melding wordt verwijderd. Waar die over gaat, blijft.'
      : `Alle ${numberText(count)} meldingen worden verwijderd. Waar ze over gaan, blijft.`,

  pages: 'Pagina’s',
  previous: 'Vorige',
  next: 'Volgende',
  page: (page, pages) => `Pagina ${page} van ${pages}`,

  toasts: {
    allRead: 'Alle meldingen zijn gelezen',
    deleted: 'Melding verwijderd',
    cleared: 'Meldingen gewist',
    whileAway: 'Terwijl je weg was',
    arrived: (count) =>
      count === 1 ? '1 nieuwe melding' : `${numberText(count)} nieuwe meldingen`,
    show: 'Tonen',
  },
}
