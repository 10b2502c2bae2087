/** The texts of texts.ts in Dutch. */
import type { firstRunTexts as english } from './texts.ts'

export const firstRunTexts: typeof english = {
  title: 'Begin met iets kleins',
  lead: 'Tik er een aan en hij staat op je lijst.',
  hide: 'Verbergen',
  add: 'Toevoegen',
  added: 'Toegevoegd',
  rooms: 'Welke ruimtes heb je?',
  invite: 'Iemand uitnodigen',
  wish: 'Een wens doen',
}
