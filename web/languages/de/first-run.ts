/** The texts of features/first-run in German. */
import type * as english from '#web/languages/en.ts'

export const firstRunTexts: typeof english.firstRunTexts = {
  title: 'Fang mit etwas Kleinem an',
  lead: 'Ein Tipp, und es steht auf deiner Liste.',
  hide: 'Ausblenden',
  add: 'Dazu',
  added: 'Dabei',
  rooms: 'Welche Räume hast du?',
  invite: 'Jemanden einladen',
  wish: 'Etwas wünschen',
}
