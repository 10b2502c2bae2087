/** The texts of features/first-run in Dutch. */
import type * as english from '#web/languages/en.ts'

export const firstRunTexts: typeof english.firstRunTexts = {
  title: 'Begin met iets kleins',
  lead: 'Tik er een aan en hij staat op je lijst.',
  hide: 'Verbergen',
  add: 'Toevoegen',
  added: 'Toegevoegd',
  rooms: 'Welke ruimtes heb je?',
  invite: 'Iemand uitnodigen',
  wish: 'Een wens doen',
}
