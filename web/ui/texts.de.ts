/** The texts of texts.ts in German. */
import type { uiTexts as english } from './texts.ts'

export const uiTexts: typeof english = {
  close: 'Schließen',
  cancel: 'Abbrechen',
  showPassword: 'Passwort zeigen',
  hidePassword: 'Passwort verbergen',
  swatches: {
    bath: 'Badewanne',
    cake: 'Kuchen',
    cat: 'Katze',
    film: 'Film',
    gift: 'Geschenk',
    heart: 'Herz',
    house: 'Haus',
    moon: 'Mond',
    mug: 'Becher',
    sofa: 'Sofa',
    star: 'Stern',
    tulip: 'Tulpe',
  },
}
