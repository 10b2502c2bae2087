/** The texts of texts.ts in German. */
import type { firstRunTexts as english } from './texts.ts'

export const firstRunTexts: typeof english = {
  title: 'Fang mit etwas Kleinem an',
  lead: 'Ein Tipp, und es steht auf deiner Liste.',
  hide: 'Ausblenden',
  add: 'Dazu',
  added: 'Dabei',
  rooms: 'Welche Räume hast du?',
  invite: 'Jemanden einladen',
  wish: 'Etwas wünschen',
}
