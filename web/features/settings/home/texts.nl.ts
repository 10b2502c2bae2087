/** The texts of texts.ts in Dutch. */
import type { homeCardTexts as english } from './texts.ts'

export const homeCardTexts: typeof english = {
  title: 'In huis',
  text: 'Home Assistant en andere programma’s bij jou thuis kunnen dit van de broker lezen. Privétaken staan er nooit bij.',
  shows: 'Mijn punten en open taken tonen',
  showsNote: 'Iedereen die de broker gebruikt, ziet ze.',
  completes: 'Knoppen mogen mijn taken afronden',
  completesNote: 'Wie erop drukt, verdient de punten voor jou.',
}
