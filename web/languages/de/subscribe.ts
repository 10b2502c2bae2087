/** The texts of features/subscribe in German. */
import type * as english from '#web/languages/en.ts'

export const subscribeTexts: typeof english.subscribeTexts = {
  settings: 'Einstellungen',
  title: (name) => `Zu ${name} wechseln`,
  subtitle: 'Du kannst jederzeit zurück.',
  have: (name) => `Du hast ${name}`,
  happens: 'Was jetzt passiert',
  today: 'Tarif heute',
  fromNow: 'Ab jetzt',
  toPay: 'Heute zu zahlen',
  nothing: '0,00\u00A0$',
  planLine: ({ name, price, period }) =>
    period === null ? `${name}, ${price}` : `${name}, ${price} ${period}`,
  demo: 'Das ist eine Demo.',
  demoText:
    'In der Demo wechselst du, ohne zu zahlen. Niemand fragt nach einer Karte, und nichts wird abgebucht.',
  noUpgrades: 'Auf diesem Server gibt es keine anderen Tarife.',
  action: (name) => `Zu ${name} wechseln`,
  current: 'Das ist dein Tarif',
  back: 'Zurück',
  done: 'Tarif gewechselt',
  doneText: (name) => `Du bist jetzt bei ${name}.`,
  childTitle: 'Tarif',
  child: 'Den Tarif wählen die Erwachsenen im Haushalt.',
}
